/**
 * A query by role asks for the style of each element it comes past and of those around it, and asks again while it waits; jsdom works each of
 * them out anew, half a millisecond where the document has changed anywhere. Here what it said is cached until the element itself, one around
 * it, or its place has changed: jsdom's own sheet knows no neighbours, and nothing is cached while a document has a sheet of its own.
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
    // What has changed is told later, and asked for at once.
    invalidate(changes.takeRecords());
    if (sheets.length > 0) cached = new WeakMap();
    if (pseudo || sheets.length > 0 || !document.contains(element)) return styleOf(element, pseudo);
    const style = cached.get(element) ?? styleOf(element);
    cached.set(element, style);
    return style;
  };
}
