/// <reference lib="webworker" />
import { Serwist, type RouteHandlerCallback } from 'serwist';

/**
 * The service worker of the learning app (docs/decisions/059-offline-packs). It caches the climb's two pages in their public form, with the files of their build,
 * and serves them offline. It stores no data of a user. Built by scripts/lib/learn-worker.mjs.
 */
declare const self: ServiceWorkerGlobalScope;
/** Set by the build: its name, and the files of those pages, whose names include a hash. */
declare const LEARN_BUILD: string;
declare const LEARN_FILES: readonly string[];

/** '/zh-TW/learn' */
const learn = new URL(self.registration.scope).pathname;
const climb = `${learn}/ladder`;
const pages = [climb, `${climb}/play`];
/** The cache key of a page's copy. It differs from the page's address, because online the page comes from the server. */
const copyOf = (page: string) => `${page}?copy`;
/** Timeout of a connection that exists but does not respond, as in a tunnel; milliseconds. */
const patience = 5_000;

const serwist = new Serwist({
  precacheEntries: [
    ...LEARN_FILES.map((url) => ({ url, revision: null })),
    ...pages.map((page) => ({ url: copyOf(page), revision: LEARN_BUILD })),
  ],
  // Without cookies: a copy must hold no data of a user.
  precacheOptions: { fetchOptions: { credentials: 'omit' }, directoryIndex: null, cleanURLs: false },
  // The page that started the worker loads its later files through it.
  clientsClaim: true,
  disableDevLogs: true,
});

const open: RouteHandlerCallback = async ({ request, url }) => {
  const page = pages.find((one) => one === url.pathname);
  try {
    return await fetch(request, page ? { signal: AbortSignal.timeout(patience) } : {});
  } catch {
    if (page) return (await serwist.matchPrecache(copyOf(page))) ?? Response.error();
    // The climb's page explains what needs a connection. The browser carries the '#' part along.
    return Response.redirect(`${climb}?wanted=${encodeURIComponent(url.pathname.slice(learn.length + 1))}`);
  }
};

serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && (url.pathname === learn || url.pathname.startsWith(`${learn}/`)),
  open,
);
serwist.addEventListeners();
