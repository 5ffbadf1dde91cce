// Creates elements without parsing HTML, so that messages cannot contain markup.

const svgNamespace = "http://www.w3.org/2000/svg";

/** An HTML element with attributes and children; a child may be a string. */
export function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  setAttributes(element, attributes);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** An SVG element with attributes and children. */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(svgNamespace, name);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** Sets the attributes that differ, so that an unchanged element is not laid out again. Null and undefined remove an attribute. */
export function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) {
      if (element.hasAttribute(name)) element.removeAttribute(name);
    } else if (element.getAttribute(name) !== String(value)) {
      element.setAttribute(name, value);
    }
  }
}

/** Sets an element's text if it differs, because screen readers repeat a live region that is written again. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export function byId(id) {
  return document.getElementById(id);
}
