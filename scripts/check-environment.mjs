/** Parses the environment as the application does and names what is wrong, without a stack. */
import { pathToFileURL } from 'node:url';
import { bundleCommand } from './lib/bundle.mjs';

try {
  await import(pathToFileURL(await bundleCommand('lib/env')).href);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
