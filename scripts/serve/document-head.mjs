const firstScript = /<script id="before-paint">[\s\S]*?<\/script>/;
const charset = '<meta charSet="utf-8"/>';
const stylesheet = /<link rel="stylesheet" href="([^"]+)"/;
const buildScript = /<script src="(\/_next\/static\/[^"]+)"(?: id="([^"]+)")? async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * The first paint comes first, the scripts are asked for then: a phone's line and processor do one thing after the other, and what a
 * visitor came to read needs no script. A page that nobody looks at is never painted, so its scripts wait a moment only.
 * The function is written into the document as it stands here.
 * @param {[src: string, id?: string][]} scripts
 */
function scriptsAfterPaint(scripts) {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    for (const [src, id] of scripts) {
      const script = document.createElement('script');
      script.async = true;
      script.src = src;
      if (id) script.id = id;
      document.head.append(script);
    }
  };
  const askOncePainted = () =>
    new PerformanceObserver((list, observer) => {
      // An empty ground may be painted a frame before the text.
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      ask();
    }).observe({ type: 'paint', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(ask, 1000);
    // The whole document may be on the screen two frames from now; the observer says when something really is.
    requestAnimationFrame(() => requestAnimationFrame(askOncePainted));
  });
}

/**
 * Orders what a document asks for, so that its first paint waits for nothing but its stylesheet. React writes stylesheets before everything
 * else in a head; a script behind one waits for it, and so does all of the page behind the script. The script that runs before the
 * first paint is moved to the front, the Link header lets the browser ask for the stylesheet before it has read a line, and
 * the build's scripts follow the first paint.
 * @param {import('./whole-answers.mjs').WholeAnswer} answer
 */
export function readyDocument(answer) {
  const html = answer.body.toString('utf8');
  const [script] = firstScript.exec(html) ?? [];
  const [, href] = stylesheet.exec(html) ?? [];
  if (!script || !href || !html.includes(charset)) return answer;
  const scripts = [...html.matchAll(buildScript)].map(([, src, id]) => (id ? [src, id] : [src]));
  const after = scripts.length ? `<script>(${scriptsAfterPaint})(${JSON.stringify(scripts)})</script>` : '';
  const rest = html.replace(script, '').replace(buildScript, '').replace(scriptPreload, '');
  const body = Buffer.from(
    rest.replace(charset, () => charset + script + after),
    'utf8',
  );
  const links = [answer.headers.link ?? []].flat();
  const headers = { ...answer.headers, link: [`<${href}>; rel=preload; as="style"`, ...new Set(links)] };
  return { ...answer, headers, body };
}
