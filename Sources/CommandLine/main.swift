import ClavierLabApp

await LabApp.gallery.run()
