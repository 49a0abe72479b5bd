import type { TestProject } from 'vitest/node';
import { freePort, startShop, type DemoAccount } from './start-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the global shop, such as http://localhost:3210. */
    url: string;
    /** Address of the same shop on its Japanese host. */
    jpUrl: string;
    accounts: DemoAccount[];
    /** What the shop prints. */
    logFile: string;
  }
}

/** Pages carry their own address, so the usual port lets one build serve many runs. */
const USUAL_PORT = 3210;

/** One production shop for the whole end-to-end suite; read with `inject('url')`. */
export default async function setup(project: TestProject) {
  const port = await freePort(USUAL_PORT);
  const shop = await startShop({ port });
  project.provide('url', shop.url);
  project.provide('jpUrl', shop.jpUrl);
  project.provide('accounts', shop.accounts);
  project.provide('logFile', shop.logFile);
  return async () => {
    await shop.stop();
    shop.remove();
  };
}
