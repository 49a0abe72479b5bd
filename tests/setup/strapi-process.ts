import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the fake Strapi, which prints its port. Imports nothing of the shop: its users set the environment first. */
export async function startStrapi() {
  const strapi = spawn(process.execPath, ['tests/setup/strapi.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(strapi.stdout, 'data');
  const url = `http://localhost:${String(port).trim()}`;
  return { url, api: `${url}/api`, stop: () => strapi.kill() };
}
