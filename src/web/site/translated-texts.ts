/**
 * A browser's translator takes a text out of the page and puts an element `font` of its own there. React holds on to the text: what it
 * writes into it is seen by nobody, and taking it away, or putting something before it, throws, which ends the page. Here is noted what
 * stands in a text's place: a text that changes comes back, to be translated anew, and what takes its place goes with it (decision 420).
 */
const standIns = new WeakMap<Node, HTMLElement>();

function isTranslators(node: Node | null | undefined): node is HTMLElement {
  return node?.nodeName === "FONT";
}

function noteRemoved(record: MutationRecord, watch: (text: Text) => void): void {
  const { addedNodes, previousSibling, nextSibling } = record;
  const standIn = [addedNodes[0], previousSibling, nextSibling].find(isTranslators);
  if (standIn === undefined) return;
  for (const text of record.removedNodes)
    if (text instanceof Text && text.parentNode === null) {
      standIns.set(text, standIn);
      watch(text);
    }
}

/** Keeps a page whole that is translated; answers what ends it. */
export function keepTranslatedTexts(): () => void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === "characterData") standIns.get(record.target)?.replaceWith(record.target);
      else if (record.removedNodes.length > 0)
        noteRemoved(record, (text) => observer.observe(text, { characterData: true }));
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  /** What is in the page for a node that should be in `parent`; null where nothing is. */
  const present = (node: Node, parent: Node): Node | null =>
    [node, standIns.get(node)].find((one) => one?.parentNode === parent) ?? null;
  Node.prototype.removeChild = function <Kind extends Node>(this: Node, child: Kind): Kind {
    const there = present(child, this);
    if (there !== null) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <Kind extends Node>(
    this: Node,
    node: Kind,
    before: Node | null,
  ): Kind {
    const isMoved = node.parentNode === null;
    insertBefore.call(this, node, before && present(before, this));
    // A text is once in the page, where it is moved to.
    if (isMoved) standIns.get(node)?.remove();
    return node;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}
