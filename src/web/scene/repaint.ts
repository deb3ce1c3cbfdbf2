/** Parses without running or fetching anything. */
function elementsOf(content: string): ParentNode & Node {
  const inert = document.createElement("template");
  inert.innerHTML = `<svg>${content}</svg>`;
  return inert.content.firstElementChild ?? inert.content;
}

function takeAttributes(shown: Element, wanted: Element): void {
  for (const { name, value } of wanted.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  for (const name of shown.getAttributeNames()) if (!wanted.hasAttribute(name)) shown.removeAttribute(name);
}

function takeChildren(shown: Node, wanted: Node): void {
  const before = [...shown.childNodes];
  const after = [...wanted.childNodes];
  for (const [index, node] of after.entries()) {
    const old = before[index];
    if (old === undefined) shown.appendChild(node);
    else take(old, node);
  }
  for (const old of before.slice(after.length)) old.remove();
}

function take(shown: ChildNode, wanted: ChildNode): void {
  if (shown.nodeName !== wanted.nodeName) shown.replaceWith(wanted);
  else if (shown instanceof Element && wanted instanceof Element) {
    takeAttributes(shown, wanted);
    takeChildren(shown, wanted);
  } else if (shown.nodeValue !== wanted.nodeValue) shown.nodeValue = wanted.nodeValue;
}

/** Makes a painted group show other SVG. What is the same in both stays untouched: a browser works style and place out for the rest only. */
export function repaint(group: Element, content: string): void {
  takeChildren(group, elementsOf(content));
}
