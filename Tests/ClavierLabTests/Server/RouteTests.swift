import Foundation
import Testing

@testable import ClavierLab

struct RouteTests {
  @Test func `serves every file of the page with its type`() async throws {
    let files = try PageFiles.built().byPath
    #expect(
      files["/"] != nil && files["/lab.css"] != nil && files["/icon.svg"] != nil && files["/modules/lab.js"] != nil)
    let answers = try await RunningLab.with { lab in
      try files.keys.map { path in (path, try lab.ask("GET \(path)")) }
    }
    let types = ["html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"]
    for (path, answer) in answers {
      #expect(answer?.status == 200, "\(path)")
      #expect(answer.map { Data($0.body) } == files[path]?.data, "\(path)")
      let ending = path == "/" ? "html" : String(path.split(separator: ".")[1])
      #expect(answer?.fields["content-type"]?.hasPrefix(types[ending] ?? "?") == true, "\(path)")
    }
  }

  @Test func `the catalog contains devices and screens`() async throws {
    let answer = try await RunningLab.with { try $0.ask("GET /catalog.json?again") }
    let catalog = try LabCatalog(json: Data(try #require(answer).body))
    #expect(catalog.devices.contains { $0.name == "iPhone 16" && $0.hasKeyboard })
    // Devices without known keyboards are listed, and the newest is first.
    #expect(catalog.devices.contains { $0.name == "iPhone Air" && !$0.hasKeyboard })
    let phones = catalog.devices.filter { $0.idiom == "phone" }
    #expect(phones.count < catalog.devices.count)
    #expect(phones.last?.names.contains("iPhone SE (1st generation)") == true)
    #expect(catalog.screens.count >= 5)
    #expect(answer?.fields["content-type"] == "application/json; charset=utf-8")
  }

  @Test func `explains pasted text like the command line`() async throws {
    let text = """
      {
          UIKeyboardAnimationCurveUserInfoKey = 7;
          UIKeyboardAnimationDurationUserInfoKey = "0.25";
          UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 852}, {393, 336}}";
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 516}, {393, 336}}";
          UIKeyboardIsLocalUserInfoKey = 1;
      }
      """
    let answer = try await RunningLab.with { try $0.ask("POST /explain", body: text) }
    let process = try CommandLineProcess()
    let result = try await process.run(["explain", "--format", "json"], input: text)
    #expect(answer?.status == 200)
    #expect(try ExplanationReport(json: Data(try #require(answer).body)).notifications.count == 1)
    #expect(String(decoding: answer?.body ?? [], as: UTF8.self) == result.output)
  }

  @Test(arguments: [
    ("no notification here", "line 1, column 1: the text contains no keyboard notification. "),
    ("{\"clavierTrace\":9}\n", "line 1, column 1: unknown version 9 of the trace format"),
    ("ab\n\u{0}", "line "),
  ])
  func `refuses unreadable text, and reports its position`(text: String, begin: String) async throws {
    let answer = try await RunningLab.with { try $0.ask("POST /explain", body: text) }
    #expect(answer?.status == 400)
    #expect(answer?.error?.hasPrefix(begin) == true, "\(answer?.error ?? "")")
  }

  @Test func `refuses a log above the limit before reading it`() async throws {
    let limits = ServerLimits()
    let (exact, above, honest) = try await RunningLab.with { lab in
      let exact = try lab.ask("POST /explain", body: String(repeating: "x", count: limits.bodySize))
      let socket = try lab.connect()
      socket.send("POST /explain HTTP/1.1\r\nHost: \(lab.host)\r\nContent-Length: 1048577\r\n\r\n")
      let above = try socket.receiveAnswer()
      // The complete response must arrive although the client is still sending.
      let honest = try lab.ask("POST /explain", body: String(repeating: "x", count: 3 * limits.bodySize))
      return (exact, above, honest)
    }
    #expect(exact?.status == 400)
    #expect(above?.status == 413)
    #expect(honest?.status == 413)
    #expect(honest?.error?.contains("the limit is 1048576") == true)
  }

  @Test func `refuses a log with a long explanation and names the line`() async throws {
    // A megabyte of notifications without values, whose explanation would be 183 megabytes long.
    let text = "{\"clavierTrace\":1}\n" + String(repeating: "{}\n", count: 349_000)
    let answer = try await RunningLab.with { try $0.ask("POST /explain", body: text) }
    #expect(answer?.status == 413)
    #expect(
      answer?.error?.wholeMatch(
        of:
          /line \d+, column 1: the explanation up to this line has more than 16777216 bytes. Paste part of the text./)
        != nil, "\(answer?.error ?? "no error")")
  }

  @Test(arguments: [
    "/nothing", "/../Package.swift", "/%2e%2e/Package.swift", "/modules/../index.html", "/modules/%6cab.js",
    "/index.html",
    "//", "/modules/", "/HOOKS.md", "http://127.0.0.1/", "*", "/lab.css/", "/\u{0}", "/modules/lab.js%00", "/LAB.CSS",
  ])
  func `refuses unknown paths`(path: String) async throws {
    let answer = try await RunningLab.with { try $0.ask("GET \(path)") }
    #expect(answer?.status == 404)
    #expect(answer?.error != nil)
  }

  @Test(arguments: [
    ("POST /", "GET, HEAD"), ("DELETE /lab.css", "GET, HEAD"), ("GET /explain", "POST"), ("PUT /explain", "POST"),
    ("HEAD /explain", "POST"), ("POST /session", "GET"), ("HEAD /session", "GET"),
    ("OPTIONS /catalog.json", "GET, HEAD"), ("get /", "GET, HEAD"),
  ])
  func `refuses a method that a path does not support`(line: String, allowed: String) async throws {
    let answer = try await RunningLab.with { try $0.ask(line) }
    #expect(answer?.status == 405)
    #expect(answer?.fields["allow"] == allowed)
    #expect(answer?.body.isEmpty == line.hasPrefix("HEAD"))
  }

  @Test func `sends no body in response to a refused HEAD`() async throws {
    let answer = try await RunningLab.with { try $0.ask("HEAD /", host: "192.0.2.1") }
    #expect(answer?.status == 403 && answer?.body.isEmpty == true)
  }

  @Test(arguments: ["/", "/lab.css", "/catalog.json"])
  func `returns only the header fields of a file for HEAD`(path: String) async throws {
    let (head, whole) = try await RunningLab.with { lab in (try lab.ask("HEAD \(path)"), try lab.ask("GET \(path)")) }
    #expect(head?.status == 200 && head?.body.isEmpty == true)
    #expect(whole?.body.isEmpty == false && head?.fields == whole?.fields)
  }

  @Test(arguments: ["GET /", "GET /nothing", "POST /", "POST /explain", "GET /session", "NONSENSE"])
  func `the headers of every response forbid everything that the page does not need`(line: String) async throws {
    let answer = try #require(try await RunningLab.with { try $0.ask(line) })
    #expect(
      answer.fields["content-security-policy"]
        == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    #expect(answer.fields["x-content-type-options"] == "nosniff")
    #expect(answer.fields["cross-origin-resource-policy"] == "same-origin")
    #expect(answer.fields["cross-origin-opener-policy"] == "same-origin")
    #expect(answer.fields["referrer-policy"] == "no-referrer")
    #expect(answer.fields["cache-control"] == "no-store")
    #expect(answer.fields["content-length"] == String(answer.body.count))
  }

  @Test(arguments: [
    ("HOST", nil, 200), ("localhost:PORT", nil, 200), ("LOCALHOST:PORT", nil, 200), ("[::1]:PORT", nil, 200),
    ("HOST", "http://HOST", 200), ("localhost:PORT", "http://localhost:PORT", 200),
    ("localhost", nil, 403), ("127.0.0.1", nil, 403), ("127.0.0.1:1", nil, 403), ("evil.example:PORT", nil, 403),
    ("127.0.0.1:PORT.evil.example", nil, 403), ("evil@HOST", nil, 403), ("", nil, 403),
    ("HOST", "http://evil.example", 403), ("HOST", "null", 403), ("HOST", "", 403), ("HOST", "https://HOST", 403),
    ("HOST", "http://localhost:PORT", 403), ("HOST", "http://HOST/", 403), ("HOST", "http://127.0.0.1", 403),
  ])
  func `accepts requests only from the lab's own page`(host: String, origin: String?, status: Int) async throws {
    let (page, session) = try await RunningLab.with { lab in
      let fill = { (text: String) in
        text.replacingOccurrences(of: "HOST", with: lab.host).replacingOccurrences(of: "PORT", with: "\(lab.port)")
      }
      // "LOCALHOST" contains "HOST".
      let name = host.hasPrefix("LOCALHOST") ? "LOCALHOST:\(lab.port)" : fill(host)
      let fields = origin.map { ["Origin: \(fill($0))"] } ?? []
      return (
        try lab.ask("GET /", fields, host: name), try lab.ask("GET /session", fields + RawPage.handshake, host: name)
      )
    }
    #expect(page?.status == status)
    #expect(session?.status == (status == 200 ? 101 : 403))
  }

  @Test func `a refusal behind a port mapping names the port to use on both sides`() async throws {
    let (answer, port) = try await RunningLab.with { lab in
      // Neither `docker -p 9000:8080` nor `ssh -L 9000:localhost:8080` changes the port in the field.
      (try lab.ask("GET /", host: "localhost:1"), lab.port)
    }
    let text = String(decoding: try #require(answer).body, as: UTF8.self)
    #expect(answer?.status == 403)
    #expect(text.contains("Open the lab at one of these addresses: "), "\(text)")
    #expect(text.contains(" If you forward a port to the lab, use port \(port) on both sides."), "\(text)")
  }

  @Test func `refuses a request without a Host field or with two`() async throws {
    let (none, two) = try await RunningLab.with { lab in
      (
        RawAnswer(try lab.exchange(Array("GET / HTTP/1.1\r\n\r\n".utf8))),
        try lab.ask("GET /", ["Host: \(lab.host)"])
      )
    }
    #expect(none?.status == 403)
    #expect(two?.status == 403)
  }

  @Test func `serves several requests on one connection, even if they arrive together`() async throws {
    let answers = try await RunningLab.with { lab in
      let socket = try lab.connect()
      let first = "GET /icon.svg HTTP/1.1\r\nHost: \(lab.host)\r\n\r\n"
      socket.send(first)
      let one = try socket.receiveAnswer()
      socket.send(first + "POST /explain HTTP/1.1\r\nHost: \(lab.host)\r\nContent-Length: 3\r\n\r\nabc" + first)
      socket.finish()
      let rest = String(decoding: try socket.receiveAll(), as: UTF8.self)
      return ([one?.status], rest.components(separatedBy: "HTTP/1.1 ").dropFirst().map { String($0.prefix(3)) })
    }
    #expect(answers.0 == [200])
    #expect(answers.1 == ["200", "400", "200"])
  }

  @Test func `accepts long text after 100 Continue`() async throws {
    let (agreed, answer) = try await RunningLab.with { lab in
      let socket = try lab.connect()
      socket.send("POST /explain HTTP/1.1\r\nHost: \(lab.host)\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
      let agreed = String(decoding: try socket.receive(), as: UTF8.self)
      socket.send("abc")
      return (agreed, try socket.receiveAnswer())
    }
    #expect(agreed == "HTTP/1.1 100 Continue\r\n\r\n")
    #expect(answer?.status == 400)
  }
}
