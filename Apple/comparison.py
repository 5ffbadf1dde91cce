"""Compares the declarations with tables of Apple's API: uikit/used-api.json, which lists the API that the sources use and was
checked against the documentation, and uikit/uikit-api.json, for API that both the table and the declarations contain.

Reports used declarations that are missing, and declarations that differ in availability (later than the oldest supported
system, or absent from visionOS), isolation, or optional values.
"""
import json
import re
import subprocess

MODULES = ["UIKit", "QuartzCore", "CoreFoundation", "CoreGraphics", "Foundation", "UIKit.UIGestureRecognizerSubclass"]
OLDEST = (15, 0)


class ComparisonError(Exception):
    """The comparison could not run."""


class Declaration:
    """A declaration as a compiled module describes it."""

    is_isolated = False

    def __init__(self, symbol):
        self.names = symbol["pathComponents"]
        self.name = ".".join(self.names)
        self.kind = symbol["kind"]["identifier"]
        self.usr = symbol["identifier"]["precise"]
        self.text = "".join(fragment["spelling"] for fragment in symbol.get("declarationFragments", []))
        self.availability = {entry.get("domain"): entry for entry in symbol.get("availability", [])}

    @property
    def introduced(self):
        version = self.availability.get("iOS", {}).get("introduced", {})
        return (version.get("major", 0), version.get("minor", 0))

    @property
    def is_unavailable(self):
        return any(entry.get("isUnconditionallyUnavailable") for entry in self.availability.values())


def declarations(platform, folder):
    """Returns every public declaration of the modules by name. A name may have several declarations."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {}
    for module in MODULES:
        arguments = ["swift-symbolgraph-extract", "-module-name", module, "-output-dir", folder,
                     "-minimum-access-level", "public", *platform.graph_arguments()]
        result = subprocess.run([str(a) for a in arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if result.returncode:
            raise ComparisonError(f"no symbol graph for {module}: " + (result.stdout.strip().splitlines() or ["no message"])[-1])
    for file in sorted(folder.glob("*.symbols.json")):
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            declaration = Declaration(symbol)
            found.setdefault(declaration.name, []).append(declaration)
    isolated = {name for name, all_ in found.items() if any(is_type(d) and "@MainActor" in d.text for d in all_)}
    for name, declared in found.items():
        for declaration in declared:
            # A graph contains the isolation of a type only once. Nested types and their members have their own
            # isolation.
            inherited = name in isolated or ".".join(declaration.names[:-1]) in isolated and not is_type(declaration)
            if re.search(r"\b(class|static) let\b", declaration.text):
                inherited = False
            declaration.is_isolated = "nonisolated" not in declaration.text and (
                inherited or "@MainActor" in declaration.text)
    return found


def is_type(declaration):
    return declaration.kind in ("swift.class", "swift.protocol", "swift.struct", "swift.enum")


def effective(version):
    """Returns the version if it is later than the oldest supported system, or (0, 0)."""
    match = re.match(r"(\d+)(?:\.(\d+))?", version or "")
    parsed = (int(match[1]), int(match[2] or 0)) if match else (0, 0)
    return parsed if parsed > OLDEST else (0, 0)


def optionals(text):
    """Returns the `?` and `!` of a declaration, in order, without those of default values."""
    text = re.sub(r"\s*=\s*[^,)]+", "", text.split("{")[0])
    return "".join(re.findall(r"(?<=[\w)\]>])[?!]", text.replace("init?", "init")))


def disagreements_of(declared, introduced, isolation, text, is_exact=True):
    """Returns the differences from a table's entry, or an empty list if a declaration with its name agrees.

    A table that is not exact lists the version of a type for its members.
    """
    reasons = None
    for declaration in declared:
        found = []
        mine = declaration.introduced if declaration.introduced > OLDEST else (0, 0)
        if mine != effective(introduced) and (is_exact or mine < effective(introduced)):
            found.append(f"introduced in iOS {'.'.join(map(str, mine))}, not {introduced}")
        if isolation is not None and declaration.is_isolated != isolation:
            found.append("not isolated to the main actor" if isolation else "isolated to the main actor")
        if optionals(declaration.text) != optionals(text):
            found.append(f"`{declaration.text}` for `{text}`")
        if reasons is None or len(found) < len(reasons):
            reasons = found
    return reasons or []


def name_in_graph(entry):
    """Returns the name of an entry in a graph. The name of an enumeration's case is in the entry's note."""
    note = re.search(r"Swift name ([\w.]+)", entry["note"])
    name = note[1].rstrip(".") if note else re.sub(r"^static ", "", entry["name"])
    # Entries contain the C name of this enumeration.
    return name.replace("`", "").replace("UIViewAnimationCurve", "UIView.AnimationCurve")


def lookup(name, found, supertypes):
    """Returns the declarations of a member, including those of superclasses and protocols."""
    if name in found:
        return found[name]
    owner, _, member = name.partition(".") if "(" in name else name.rpartition(".")
    for parent in supertypes.get(owner, []):
        declared = lookup(f"{parent}.{member}", found, supertypes)
        if declared:
            return declared
    return []


SUPERTYPES = {
    "UIView": ["UIResponder", "UICoordinateSpace", "UITraitEnvironment", "UIAccessibilityIdentification", "NSObject"],
    "UIWindow": ["UIView"], "UIScrollView": ["UIView"], "UIControl": ["UIView"], "UILabel": ["UIView"],
    "UIToolbar": ["UIView"], "UISearchBar": ["UIView"], "UINavigationBar": ["UIView"], "UITableViewCell": ["UIView"],
    "UICollectionReusableView": ["UIView"], "UICollectionViewCell": ["UICollectionReusableView"],
    "UIButton": ["UIControl"], "UITextField": ["UIControl", "UITextInput", "UIKeyInput", "UITextInputTraits"],
    "UISearchTextField": ["UITextField"], "UITableView": ["UIScrollView"], "UICollectionView": ["UIScrollView"],
    "UITextView": ["UIScrollView", "UITextInput", "UIKeyInput", "UITextInputTraits"],
    "UIViewController": ["UIResponder", "UITraitEnvironment", "NSObject"], "UINavigationController": ["UIViewController"],
    "UIWindowScene": ["UIScene", "UITraitEnvironment"], "UIScene": ["UIResponder"], "UIApplication": ["UIResponder"],
    "UIScreen": ["UITraitEnvironment"], "UIBarButtonItem": ["UIBarItem"], "UIKeyboardLayoutGuide": ["UILayoutGuide"],
    "NSLayoutXAxisAnchor": ["NSLayoutAnchor"], "NSLayoutYAxisAnchor": ["NSLayoutAnchor"],
    "NSLayoutDimension": ["NSLayoutAnchor"], "UIResponder": ["NSObject"],
}


# Remarks that the table adds to a declaration, such as "(inherited from UIView; overridable)".
REMARK = re.compile(r" \((?:inherited|optional requirement|through|from|the designated|UI\w+\))(?:[^()]|\([^()]*\))*\)?$")


def used_disagreements(table, found, on_visionos):
    lines = []
    for entry in table:
        name = name_in_graph(entry)
        declared = lookup(name, found, SUPERTYPES)
        if not declared:
            if "conforms to" in entry["declaration"] or not is_comparable(entry):
                continue
            lines.append(f"{entry['name']}: missing ({entry['declaration']})")
            continue
        isolation = entry["isolation"].startswith("@MainActor")
        text = REMARK.sub("", entry["declaration"])
        reasons = disagreements_of(declared, entry["ios"], isolation, text)
        there = any(not d.is_unavailable and owner_is_available(d, on_visionos) for d in lookup(name, on_visionos, SUPERTYPES))
        if there == (entry["visionos"] == "unavailable"):
            reasons.append("available on visionOS" if there else "unavailable on visionOS")
        lines += [f"{entry['name']}: {reason}" for reason in reasons]
    return lines


def owner_is_available(declaration, found):
    owner = ".".join(declaration.names[:-1])
    return not any(d.is_unavailable for d in found.get(owner, []) if is_type(d))


def is_comparable(entry):
    """Returns whether an entry is a declaration in a header, rather than one that the compiler derives."""
    return not re.search(r"rawValue|infix|\.init\(rawValue:\)|init\(_:\)$|\.init\(\)$", entry["name"])


def table_disagreements(table, found):
    lines = []
    for entry in table:
        owner = re.sub(r"<.*", "", entry["type"].split(" ", 1)[1])
        match = re.search(r"(?:\bfunc|\bvar|\blet|\bcase)\s+`?(\w+)`?|\b(init)\b", entry["swift"])
        if not match or entry["kind"] in ("class", "protocol", "struct", "enum", "typealias"):
            continue
        base = match[1] or match[2]
        declared = [d for name, all_ in found.items() for d in all_
                    if name.startswith(owner + ".") and re.fullmatch(re.escape(owner) + r"\." + base + r"(\(.*\))?", name)]
        declared = [d for d in declared if labels(d.text) == labels(entry["swift"])]
        if not declared:
            continue
        isolation = entry["isolation"].startswith("@MainActor") if entry["kind"] in ("method", "property") else None
        reasons = disagreements_of(declared, entry["introduced"], isolation, entry["swift"], is_exact=False)
        lines += [f"{owner}.{base}: {reason}" for reason in reasons]
    return lines


def labels(text):
    """Returns the argument labels of a function, or None for a property."""
    match = re.search(r"(?:func\s+`?\w+`?|init[?!]?)\s*(?:<[^>]*>)?\((.*)", text)
    if not match:
        return None
    depth, names, start = 0, [], True
    for index, character in enumerate(match[1]):
        if character in "([<":
            depth += 1
        elif character in ")]>" and match[1][index - 1:index + 1] != "->":
            if depth == 0:
                break
            depth -= 1
        if start and depth == 0:
            word = re.match(r"\s*(?:@\w+\s+)*(\w+)", match[1][index:])
            if word:
                names.append(word[1])
            start = False
        if character == "," and depth == 0:
            start = True
    return names


def compare(platforms, facts):
    missing = [name for name in ("ios", "visionos") if name not in platforms]
    if missing:
        raise ComparisonError("the comparison requires the platforms ios and visionos")
    found, on_visionos = [
        declarations(platforms[name], platforms[name].root / "graphs") for name in ("ios", "visionos")]
    for name in ("used-api.json", "uikit-api.json"):
        if not (facts / "uikit" / name).exists():
            raise ComparisonError(f"{facts} has no uikit/{name}")
    used = json.loads((facts / "uikit" / "used-api.json").read_text())
    table = json.loads((facts / "uikit" / "uikit-api.json").read_text())
    compared = sum(1 for entry in used if lookup(name_in_graph(entry), found, SUPERTYPES))
    if compared < len(used) * 0.9:
        raise ComparisonError(f"only {compared} of {len(used)} used declarations were found: the comparison would be meaningless")
    return compared, used_disagreements(used, found, on_visionos) + table_disagreements(table, found)
