// Error: package access in a file that is copied into an app
// Unit: KeyboardGallery
// Platforms: ios
package func reset() {}  // expect: the package access level used on 'reset()' requires a package name
