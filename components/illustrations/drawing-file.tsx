import 'server-only';
import type { IllustrationName } from '@/lib/illustrations/illustrations';
import { drawings } from './drawings';
import { Paints } from './parts/paints';

const nightToo = /light-dark\(([^,()]+),[^()]+\)/g;

/** A drawing as the text of an SVG file. `byDay`: in its light-mode colours only, for readers that do not support `light-dark()`. */
export async function drawingFile(name: IllustrationName, byDay = false): Promise<string> {
  // Imported dynamically: Next does not allow this renderer in the bundle of a page.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const Drawing = drawings[name];
  const text = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 400 300"
      width="400"
      height="300"
      style={{ colorScheme: 'light dark' }}
    >
      <Paints />
      <Drawing />
    </svg>,
  );
  return byDay ? text.replace(nightToo, '$1') : text;
}
