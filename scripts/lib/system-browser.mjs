import { existsSync } from 'node:fs';

/** Debian's: the one without windows starts in a fifth of the time and is what Playwright brings itself. */
const known = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The Chromium that is installed here, or undefined. */
export const systemBrowser = () => known.find((browser) => existsSync(browser));
