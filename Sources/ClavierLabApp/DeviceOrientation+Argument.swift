public import ArgumentParser
public import ClavierTesting

extension DeviceOrientation: ExpressibleByArgument {}
