/**
 * The production server without what `npm start` prepares for it, on the environment it is given.
 * Usage: node server.mjs [what runs as Next] [milliseconds between two looks for its signs of life] [the front, where it has been bundled before]
 */
import { superviseServer, productionServer } from '../../scripts/lib/server-processes.mjs';

const [, , nextScript, lookEvery, script] = process.argv;
const options = { ...(nextScript && { nextScript }), ...(lookEvery && { lookEvery: Number(lookEvery) }), script };
const parts = await productionServer(process.env, options);
const server = superviseServer(parts, () => end(1));

async function end(code) {
  await server.stop();
  process.exit(code);
}
process.on('SIGTERM', () => end(0));
process.on('disconnect', () => end(0));
await server.ready.catch(() => end(1));
console.log('The server is watched over.');
