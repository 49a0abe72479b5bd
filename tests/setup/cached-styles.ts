/**
 * A query by role reads the style of each element it visits and of its ancestors, and repeats that while it waits. After any change of the
 * document jsdom computes each style anew, which takes half a millisecond. Here a style is cached until the element, an ancestor or its place
 * changes. That is safe because jsdom's own sheet has no sibling selectors; nothing is cached while a document has a sheet of its own.
 */
export function cacheStyles(document: Document): void {
  const view = document.defaultView!;
  const sheets = document.styleSheets;
  const styleOf = view.getComputedStyle.bind(view);
  let cached = new WeakMap<Element, CSSStyleDeclaration>();

  const invalidate = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'attributes' ? [target] : addedNodes)
        if (node instanceof view.Element) {
          cached.delete(node);
          for (const inner of node.getElementsByTagName('*')) cached.delete(inner);
        }
  };
  const changes = new view.MutationObserver(invalidate);
  changes.observe(document, { subtree: true, childList: true, attributes: true });

  view.getComputedStyle = (element, pseudo) => {
    // The observer is called later, so pending changes are taken now.
    invalidate(changes.takeRecords());
    if (sheets.length > 0) cached = new WeakMap();
    if (pseudo || sheets.length > 0 || !document.contains(element)) return styleOf(element, pseudo);
    const style = cached.get(element) ?? styleOf(element);
    cached.set(element, style);
    return style;
  };
}
