import { log } from './log.mjs';

/** Milliseconds between two reports of export errors. */
const silentFor = 60_000;

/** Logs export errors of OpenTelemetry, one line a minute at most. While the collector is unreachable, its data is lost. */
export function reportTroubleOf({ diag, DiagLogLevel }: typeof import('@opentelemetry/api')): void {
  let reportedAt = -Infinity;
  const report = (message: string) => {
    if (performance.now() - reportedAt < silentFor) return;
    reportedAt = performance.now();
    log('warn', 'what was observed could not be sent', { error: message.slice(0, 500) });
  };
  const silent = () => {};
  diag.setLogger(
    { error: report, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
