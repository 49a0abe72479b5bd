/**
 * Runs in place of scripts/next.mjs in tests of the server's processes: it sends signs of life, and answers 'done by' with its process id. It holds '/backstage/slow' until SIGUSR2.
 * Files in DATA_DIR control it: 'dies' and 'waits' at its start; 'behind' has it report that migrations are missing.
 */
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

console.log('next ' + process.pid);
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  console.log('next is told: ' + message);
  if (message === 'stop') process.exit(0);
});
const isSet = (what) => existsSync(process.env.DATA_DIR + '/' + what);
if (isSet('dies')) process.exit(7);
while (isSet('waits')) await pause(20);
const waiting = [];
process.on('SIGUSR2', () => waiting.forEach((answer) => answer()));
rmSync(process.env.NEXT_SOCKET, { force: true });
const health = () => JSON.stringify({ database: 'ok', migrations: isSet('behind') ? 'behind' : 'ok', heard: 0 });
createServer((req, res) => {
  if (req.url === '/health/ready') return res.end(health());
  if (req.url === '/metrics') return res.end('[]');
  const headers = {
    'content-type': 'text/plain',
    'cache-control': req.url.startsWith('/zh-TW') ? 'public' : 'no-store',
  };
  const answer = () => {
    res.writeHead(200, headers).end('done by ' + process.pid);
    console.log('answered');
  };
  if (req.url !== '/backstage/slow') return answer();
  waiting.push(answer);
  console.log('asked');
}).listen(process.env.NEXT_SOCKET, () => process.send('ready'));
setInterval(() => process.send('alive', () => {}), 20);
