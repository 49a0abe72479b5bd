/** Milliseconds from 0 to 100 percent, and before the bar is shown at all. */
const duration = 5000;
const throttle = 200;

let stop: (() => void) | undefined;

/** The loading bar of one navigation; its code is fetched when the first navigation starts. */
export function startProgress() {
  finishProgress();
  const started = performance.now();
  const library = import('nprogress');
  let isOver = false;
  let tick: ReturnType<typeof setInterval> | undefined;
  const show = setTimeout(async () => {
    const { default: bar } = await library;
    if (isOver) return;
    // Its own template gives it a role that ARIA does not have.
    const template = '<div class="bar"><div class="peg"></div></div>';
    bar.configure({ showSpinner: false, trickle: false, minimum: 0.01, barSelector: '.bar', template });
    bar.start();
    tick = setInterval(() => bar.set(Math.min((performance.now() - started) / duration, 0.99)), throttle);
  }, throttle);
  const end = setTimeout(finishProgress, duration);
  stop = () => {
    isOver = true;
    clearTimeout(show);
    clearTimeout(end);
    clearInterval(tick);
    if (tick !== undefined) void library.then(({ default: bar }) => bar.done());
  };
}

export function finishProgress() {
  stop?.();
  stop = undefined;
}
