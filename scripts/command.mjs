/** Runs one of the platform's commands: `node scripts/command.mjs create-staff --email you@example.com`. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundleCommand } from './lib/bundle.mjs';
import { root } from './lib/paths.mjs';

process.chdir(root);
// The command reads its own options as if it had been called itself.
const [name] = process.argv.splice(2, 1);
const source = `platform/commands/${name}`;
if (!existsSync(`${source}.ts`)) throw new Error(`There is no ${source}.ts`);
await import(pathToFileURL(await bundleCommand(source)).href);
