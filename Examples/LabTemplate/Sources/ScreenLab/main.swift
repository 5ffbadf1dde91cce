import Clavier
import ClavierLabApp
import Screens

await LabApp(prepare: { KeyboardAvoider.shared.start() }) {
  SignUpViewController()
  LabScreen("Change address") { AddressViewController(name: "Ada Lovelace") }
}.run()
