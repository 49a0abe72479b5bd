import { isLocale, localeCookie } from '@/lib/i18n/locales';

/** A window that is not there after this many milliseconds was blocked (spec §9). */
const newWindowFallback = 1000;
/** Browsers keep a cookie for 400 days at most. */
const cookieSeconds = 400 * 86_400;

/** Opens the course platform in a new tab; where that fails, this page goes there instead. */
function startClass(link: HTMLElement, event: Event) {
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const opened = window.open(link.href, '_blank');
  if (opened) opened.opener = null;
  setTimeout(() => {
    if (!opened || opened.closed) location.assign(link.href);
  }, newWindowFallback);
}

/** Remembers the language, keeps query and hash, and lets the link do the rest. */
function chooseLanguage(link: HTMLElement) {
  if (!(link instanceof HTMLAnchorElement) || !isLocale(link.hreflang)) return;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${localeCookie}=${link.hreflang};path=/;max-age=${cookieSeconds};samesite=lax${secure}`;
  try {
    localStorage.setItem(localeCookie, link.hreflang);
  } catch {
    // Storage refused: the cookie is enough.
  }
  link.search = location.search;
  link.hash = location.hash;
  if (link.hreflang !== document.documentElement.lang) showBusy();
}

/** For browsers without invoker commands. */
function openDialog(button: HTMLElement) {
  if ('commandForElement' in button) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

async function logOut() {
  showBusy();
  const session = await import('@/lib/session/login');
  await session.logOut();
}

/** The spinner overlay: the layout of another page is on its way. */
export function showBusy() {
  document.documentElement.dataset.busy = '';
}
export function hideBusy() {
  delete document.documentElement.dataset.busy;
}

const actions: Record<string, (element: HTMLElement, event: Event) => unknown> = {
  'start-class': startClass,
  'choose-language': chooseLanguage,
  'open-dialog': openDialog,
  'log-out': logOut,
};

const openMenus = 'header details[open]';

export function closeMenus(except?: Element | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (menu !== except) menu.open = false;
  }
}

function onClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return;
  closeMenus(event.target.closest('details'));
  const dialog = event.target instanceof HTMLDialogElement ? event.target : null;
  // A click on the backdrop is a click on the dialog itself.
  if (dialog && dialog.id && isOutside(dialog, event)) dialog.close();
  const element = event.target.closest<HTMLElement>('[data-action]');
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (element && !modified) actions[element.dataset.action ?? '']?.(element, event);
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent) {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

function onKeyDown(event: KeyboardEvent) {
  // A dialog takes Escape for itself; the menu below it is where its focus goes back to.
  if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
  const menu = document.querySelector<HTMLDetailsElement>(openMenus);
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** One listener for all buttons and links that carry `data-action`: the header itself needs no code of its own. */
export function listenToShell(): () => void {
  const leave = () => closeMenus();
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('hashchange', leave);
  // Back from another document out of the back/forward cache.
  window.addEventListener('pageshow', hideBusy);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('hashchange', leave);
    window.removeEventListener('pageshow', hideBusy);
  };
}
