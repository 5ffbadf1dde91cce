/// The version that `clavier --version` prints.
package enum LabVersion {
  package static let current = "0.1.0"
}
