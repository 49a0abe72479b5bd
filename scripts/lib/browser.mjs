import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { PlainError, step } from './progress.mjs';
import { systemBrowser } from './system-browser.mjs';

const FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function isDebian() {
  return (
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Debian's Chromium and fonts that hold Chinese and Japanese, when this user may install them. */
async function ensureSystemBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !isDebian()) return;
  const missing = [!systemBrowser() && 'chromium-headless-shell', !existsSync(FONT) && 'fonts-noto-cjk'].filter(
    Boolean,
  );
  if (missing.length === 0) return;
  await step(`system packages ${missing.join(', ')}`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], { env });
  }).catch((error) => console.error(error.message));
}

/** Path of a Chromium for the end-to-end tests, installing one where that is possible. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new PlainError(`CHROMIUM_PATH: there is no file ${process.env.CHROMIUM_PATH}`);
  }
  await ensureSystemBrowser();
  const installed = systemBrowser();
  if (installed) return installed;
  const own = await playwrightsOwn();
  if (own) return own;
  try {
    await step('browser downloaded', () =>
      run(process.execPath, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']),
    );
  } catch (error) {
    console.error(error.message);
  }
  const downloaded = await playwrightsOwn();
  if (downloaded) return downloaded;
  throw new PlainError(
    'The end-to-end tests need Chromium and this user can neither install nor download it.\n' +
      'Install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
