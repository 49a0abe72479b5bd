import { log } from './log.mjs';

/** How long the same trouble is not said again. Milliseconds. */
const silentFor = 60_000;

/** A collector that is away costs what it should have been sent, and one line a minute. */
export function reportTroubleOf({ diag, DiagLogLevel }: typeof import('@opentelemetry/api')): void {
  let saidAt = -Infinity;
  const say = (message: string) => {
    if (performance.now() - saidAt < silentFor) return;
    saidAt = performance.now();
    log('warn', 'what was observed could not be sent', { error: message.slice(0, 500) });
  };
  const silent = () => {};
  diag.setLogger(
    { error: say, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
