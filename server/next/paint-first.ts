const buildScript = /<script src="(\/_next\/static\/[^"]+)"(?: id="([^"]+)")? async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;
const manifest = /<link rel="manifest"[^>]*>/;

/**
 * Asks for scripts once something is painted; where nobody looks nothing is ever painted, so after a second at the latest. Each on its own: to ask
 * for ten at once holds up a phone for a moment it could answer a finger in.
 */
const loader = `(function(l){var d=document,a=function(){l.splice(0).forEach(function(s){setTimeout(function(){var e=d.createElement('script');
e.async=true;e.src=s[0];if(s[1])e.id=s[1];d.head.append(e)})})};d.addEventListener('DOMContentLoaded',function(){setTimeout(a,1000);
requestAnimationFrame(function(){requestAnimationFrame(function(){new PerformanceObserver(function(p){
if(p.getEntriesByName('first-contentful-paint').length)a()}).observe({type:'paint',buffered:true})})})})})`;

/**
 * The one edit of a document (docs/decisions/011; `PAINT_FIRST=0` leaves it out): the build's scripts are asked for after the first paint. What a
 * visitor came to read needs none of them, and a phone's line and processor do one thing after the other.
 */
export function paintFirst(html: string): string {
  const scripts = [...html.matchAll(buildScript)].map(([, src, id]) => (id ? [src, id] : [src]));
  if (scripts.length === 0) return html;
  const rest = html.replace(buildScript, '').replace(preload, '').replace(manifest, '');
  return rest.replace('</head>', () => `<script>${loader}(${JSON.stringify(scripts)})</script></head>`);
}
