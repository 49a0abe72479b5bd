/// <reference lib="webworker" />
import { Serwist, type RouteHandlerCallback } from 'serwist';

/**
 * The service worker of the learning app (docs/decisions/059-offline-packs). It holds the climb's two pages as they are for everybody, with the files of their build,
 * and shows them where no line answers. What somebody has and does is nothing it keeps. Built by scripts/lib/learn-worker.mjs.
 */
declare const self: ServiceWorkerGlobalScope;
/** Of the build: its name, and the files of those pages, which never change under their names. */
declare const LEARN_BUILD: string;
declare const LEARN_FILES: readonly string[];

/** '/zh-TW/learn' */
const learn = new URL(self.registration.scope).pathname;
const climb = `${learn}/ladder`;
const pages = [climb, `${climb}/play`];
/** With a line a page comes from the server: its copy has another address. */
const copyOf = (page: string) => `${page}?copy`;
/** A line that is there and answers nothing, as in a tunnel; milliseconds. */
const patience = 5_000;

const serwist = new Serwist({
  precacheEntries: [
    ...LEARN_FILES.map((url) => ({ url, revision: null })),
    ...pages.map((page) => ({ url: copyOf(page), revision: LEARN_BUILD })),
  ],
  // Nobody's cookies: a copy is nobody's.
  precacheOptions: { fetchOptions: { credentials: 'omit' }, directoryIndex: null, cleanURLs: false },
  // The page that began it asks it for what it loads later.
  clientsClaim: true,
  disableDevLogs: true,
});

const open: RouteHandlerCallback = async ({ request, url }) => {
  const page = pages.find((one) => one === url.pathname);
  try {
    return await fetch(request, page ? { signal: AbortSignal.timeout(patience) } : {});
  } catch {
    if (page) return (await serwist.matchPrecache(copyOf(page))) ?? Response.error();
    // The climb says what needs a line. What stands behind '#' goes along.
    return Response.redirect(`${climb}?wanted=${encodeURIComponent(url.pathname.slice(learn.length + 1))}`);
  }
};

serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && (url.pathname === learn || url.pathname.startsWith(`${learn}/`)),
  open,
);
serwist.addEventListeners();
