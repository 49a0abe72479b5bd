/**
 * A query by role asks for the style of each element it comes past and of those around it, and asks again while it waits; jsdom works each of
 * them out anew, half a millisecond where the document has changed anywhere. Here what it said is kept until the element itself, one around
 * it, or its place has changed: jsdom's own sheet knows no neighbours, and nothing is kept while a document has a sheet of its own.
 */
export function keepStyles(document: Document): void {
  const view = document.defaultView!;
  const sheets = document.styleSheets;
  const styleOf = view.getComputedStyle.bind(view);
  let known = new WeakMap<Element, CSSStyleDeclaration>();

  const forget = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'attributes' ? [target] : addedNodes)
        if (node instanceof view.Element) {
          known.delete(node);
          for (const inner of node.getElementsByTagName('*')) known.delete(inner);
        }
  };
  const changes = new view.MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true });

  view.getComputedStyle = (element, pseudo) => {
    // What has changed is told later, and asked for at once.
    forget(changes.takeRecords());
    if (sheets.length > 0) known = new WeakMap();
    if (pseudo || sheets.length > 0 || !document.contains(element)) return styleOf(element, pseudo);
    const style = known.get(element) ?? styleOf(element);
    known.set(element, style);
    return style;
  };
}
