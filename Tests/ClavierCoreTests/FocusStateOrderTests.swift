import ClavierCore
import Testing

struct FocusStateOrderTests {
  private let order = FocusStateOrder(["name", "street", "city"])

  @Test(
    arguments: [("name", nil, "street"), ("street", "name", "city"), ("city", "street", nil)]
      as [(String, String?, String?)])
  func `moves to the neighbors of a field`(field: String, previous: String?, next: String?) {
    #expect(order.previous(before: field) == previous)
    #expect(order.next(after: field) == next)
  }

  @Test(arguments: [nil, "country"] as [String?]) func `a field outside of the order has no neighbors`(field: String?) {
    #expect(order.previous(before: field) == nil)
    #expect(order.next(after: field) == nil)
  }

  @Test func `uses the first position of a field that occurs twice`() {
    let order = FocusStateOrder(["name", "street", "name", "city"])
    #expect(order.previous(before: "name") == nil)
    #expect(order.next(after: "name") == "street")
  }
}
