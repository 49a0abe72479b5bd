import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Report = { from: 'pixel' | 'statistics'; what: unknown };

/** As a social network's script: takes over the queued calls, then reports by requesting images. */
const pixelScript = `(function(){var at=new URL(document.currentScript.src).origin;document.cookie='_fbp=1;path=/';
function tell(call){new Image().src=at+'/told?what='+encodeURIComponent(JSON.stringify([].slice.call(call)))}
fbq.callMethod=function(){tell(arguments)};fbq.queue.splice(0).forEach(tell)})()`;

/** As a tag manager: reads the data layer, follows what is pushed onto it, sends by fetch, and goes on sending by itself. */
const statisticsScript = `(function(){var at=new URL(document.currentScript.src).origin;document.cookie='_ga=1;path=/';
function tell(what){fetch(at+'/told',{method:'POST',mode:'no-cors',body:JSON.stringify(what)}).catch(function(){})}
dataLayer.forEach(tell);var push=dataLayer.push;dataLayer.push=function(what){tell(what);return push.apply(dataLayer,arguments)};
setInterval(function(){tell({event:'beat'})},100)})()`;

/** Fakes the servers whose code counts visits: serves both scripts, and records the reports and requests it receives. */
export async function startCountingServers() {
  const reports: Report[] = [];
  const asked: string[] = [];
  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://localhost');
    asked.push(req.url ?? '');
    const script = { '/pixel.js': pixelScript, '/statistics.js': statisticsScript }[pathname];
    if (script) return void res.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (req.method === 'POST') reports.push({ from: 'statistics', what: JSON.parse(await text(req)) });
    else if (pathname === '/told')
      reports.push({ from: 'pixel', what: JSON.parse(searchParams.get('what') ?? 'null') });
    res.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url, reports, asked, stop };
}
