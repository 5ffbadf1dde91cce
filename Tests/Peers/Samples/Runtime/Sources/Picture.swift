import SwiftUI

struct Picture: View {
  var body: some View { EmptyView() }
}
