import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One bounded load on loopback. @returns requests per second, the 99th percentile and the slowest in milliseconds */
export async function wrk(url, { seconds = 8, connections = 16, script } = {}) {
  if (!/^http:\/\/(localhost|127\.0\.0\.1|jp\.localhost):/.test(url)) throw new Error(`not loopback: ${url}`);
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...(script ? ['-s', script] : ['-H', 'Accept-Encoding: gzip']),
    url,
  ]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const milliseconds = (line) => {
    const [, value, unit] = line.exec(stdout) ?? [];
    return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit];
  };
  const p99 = milliseconds(/99%\s+([\d.]+)(us|ms|s)/);
  const slowest = milliseconds(/Latency\s+\S+\s+\S+\s+([\d.]+)(us|ms|s)/);
  const failures = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  if (failures) throw new Error(`${url}: ${failures} failures`);
  return { rate, p99, slowest };
}
