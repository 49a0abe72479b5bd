/** Milliseconds from 0 to 100 percent, and before the bar is shown at all (spec §9). */
const duration = 5000;
const throttle = 200;

let stop: (() => void) | undefined;

/** The loading bar of one navigation; its code is fetched when the first navigation starts. */
function start() {
  stop?.();
  const started = performance.now();
  let tick: ReturnType<typeof setInterval> | undefined;
  let bar: typeof import('nprogress') | undefined;
  const loading = import('nprogress').then(({ default: loaded }) => (bar = loaded));
  const delay = setTimeout(async () => {
    const progress = await loading;
    if (ended) return;
    progress.configure({ showSpinner: false, trickle: false, minimum: 0.01 });
    progress.start();
    tick = setInterval(() => progress.set(Math.min((performance.now() - started) / duration, 0.994)), throttle);
  }, throttle);
  const end = setTimeout(finish, duration);
  let ended = false;
  stop = () => {
    ended = true;
    clearTimeout(delay);
    clearTimeout(end);
    clearInterval(tick);
    bar?.done();
    stop = undefined;
  };
}

export function finish() {
  stop?.();
}

/** Does a click on this link lead to another page of ours in this tab? */
function leadsToAnotherPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}

export function watchNavigation(): () => void {
  const onClick = (event: MouseEvent) => {
    if (leadsToAnotherPage(event)) start();
  };
  // Before the router takes the click.
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    finish();
  };
}
