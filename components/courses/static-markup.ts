import { Fragment, isValidElement, type ReactNode } from 'react';

/** SVG attributes that React spells otherwise. Those not named here are written as they are. */
const attributeNames: Record<string, string> = {
  className: 'class',
  markerStart: 'marker-start',
  markerMid: 'marker-mid',
  strokeWidth: 'stroke-width',
  strokeDasharray: 'stroke-dasharray',
};
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

type Component = (props: object) => ReactNode;

/**
 * Elements as HTML text. A hundred cards as elements would travel twice in full, as markup and as React's own
 * description of it, and each would be hydrated for nothing: as one text they cost half and React leaves them alone.
 * Only for synchronous components without hooks and without events.
 */
export function staticMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return escape(String(node));
  if (Array.isArray(node)) return node.map((child: ReactNode) => staticMarkup(child)).join('');
  if (!isValidElement<Record<string, unknown>>(node)) throw new TypeError('not static markup');
  const { type, props } = node;
  if (type === Fragment) return staticMarkup(props.children as ReactNode);
  if (typeof type === 'function') return staticMarkup((type as Component)(props));
  if (typeof type !== 'string') throw new TypeError('not static markup');
  return `<${type}${attributes(props)}>${staticMarkup(props.children as ReactNode)}</${type}>`;
}

function attributes(props: Record<string, unknown>): string {
  return Object.entries(props)
    .filter(
      ([name, value]) =>
        name !== 'children' && value !== undefined && value !== null && (value !== false || name.startsWith('aria-')),
    )
    .map(([name, value]) => ` ${attributeNames[name] ?? name}="${escape(String(value))}"`)
    .join('');
}
