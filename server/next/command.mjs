import { fileURLToPath } from 'node:url';

/** The file of Next's command line: run by Node itself it needs no shell and is one process, which whoever starts it can end. */
export const nextCommand = fileURLToPath(new URL('../../node_modules/next/dist/bin/next', import.meta.url));
