const buildScript = /<script src="(\/_next\/static\/[^"]+)"(?: id="([^"]+)")? async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;
const manifest = /<link rel="manifest"[^>]*>/;

/**
 * Loads scripts after the first paint, or after one second at the latest, because a background tab never paints. Each in a task of its own, because
 * inserting ten at once would block a phone's input.
 */
const loader = `(function(l){var d=document,a=function(){l.splice(0).forEach(function(s){setTimeout(function(){var e=d.createElement('script');
e.async=true;e.src=s[0];if(s[1])e.id=s[1];d.head.append(e)})})};d.addEventListener('DOMContentLoaded',function(){setTimeout(a,1000);
requestAnimationFrame(function(){requestAnimationFrame(function(){new PerformanceObserver(function(p){
if(p.getEntriesByName('first-contentful-paint').length)a()}).observe({type:'paint',buffered:true})})})})})`;

/**
 * The edit of each document (docs/decisions/011; `PAINT_FIRST=0` skips it): the build's scripts are loaded after the first paint. The content needs
 * none of them, and they would compete for a phone's connection and processor.
 */
export function paintFirst(html: string): string {
  const scripts = [...html.matchAll(buildScript)].map(([, src, id]) => (id ? [src, id] : [src]));
  if (scripts.length === 0) return html;
  const rest = html.replace(buildScript, '').replace(preload, '').replace(manifest, '');
  return rest.replace('</head>', () => `<script>${loader}(${JSON.stringify(scripts)})</script></head>`);
}
