const firstScript = /<script id="before-paint">[\s\S]*?<\/script>/;
const charset = '<meta charSet="utf-8"/>';
const stylesheet = /<link rel="stylesheet" href="([^"]+)"/;

/**
 * React writes stylesheets before everything else in a head. A script behind one waits for it, and so does all of the page behind
 * the script: the first paint would show a header alone. Moved to the front it waits for nothing, and the page is read while
 * the stylesheet is on its way; the Link header lets the browser ask for that before it has read a line.
 * @param {import('./whole-answers.mjs').WholeAnswer} answer
 */
export function readyDocument(answer) {
  const html = answer.body.toString('utf8');
  const [script] = firstScript.exec(html) ?? [];
  const [, href] = stylesheet.exec(html) ?? [];
  if (!script || !href || !html.includes(charset)) return answer;
  const body = Buffer.from(html.replace(script, '').replace(charset, () => charset + script), 'utf8');
  const links = [answer.headers.link ?? []].flat();
  const headers = { ...answer.headers, link: [`<${href}>; rel=preload; as="style"`, ...new Set(links)] };
  return { ...answer, headers, body };
}
