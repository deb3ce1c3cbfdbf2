/** What a browser's translator does to a page: each text gets elements of its own, but where it is told not to translate. */
export function translate(part: Node): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const { parentElement: parent } = text;
    if (text.data.trim() === "" || parent === null || parent.closest("script, style, font, [translate=no]"))
      continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
