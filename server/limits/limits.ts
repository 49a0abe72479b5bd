import type { IncomingMessage } from 'node:http';
import { backOfficeBodies, maxApiBodyBytes } from '@/lib/body-limits';
import { isHealth } from '../observe/health';
import { isMetrics } from '../observe/metrics-page';
import { policyReports } from '../headers/security-headers';

export type Rejection = { status: 400 | 404 | 405 | 408 | 413 | 414 | 415 | 429 | 503; allow?: string };

const maxAddressLength = 8_000;
/** Maximum bytes of a browser's reports. */
const maxReportBytes = 16_000;
const reading = ['GET', 'HEAD'];
const everyMethod = [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Bodies of these methods are never read; a caller that sends one may be attempting request smuggling. */
const withoutBody = [...reading, 'OPTIONS'];

export const isApi = (path: string) => path.startsWith('/api/');
export const isPolicyReport = (path: string) => path === policyReports;
export const isBackOffice = (path: string) => /^\/backstage(?:\/|$)/.test(path);

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

/** Rejects requests that no handler serves, before their bodies are read. */
export function rejectionOf({ method = '', url = '', headers, rawHeaders }: Asked): Rejection | null {
  if (!url.startsWith('/')) return { status: 400 };
  if (url.length > maxAddressLength) return { status: 414 };
  const [path = ''] = url.split('?', 1);
  if (!isDecodable(path) || hasTwoHosts(rawHeaders)) return { status: 400 };
  // A request through a proxy is a visitor's, so proxies need no rule for these paths.
  if ((isHealth({ url }) || isMetrics({ url })) && headers['x-forwarded-for'] !== undefined) return { status: 404 };
  const allowed = methodsOf(path);
  if (!allowed.includes(method)) return { status: 405, allow: allowed.join(', ') };
  const length = Number(headers['content-length'] ?? 0);
  if (withoutBody.includes(method) && (length > 0 || headers['transfer-encoding'] !== undefined))
    return { status: 400 };
  if (length > maxBodyBytes({ method, headers }, path)) return { status: 413 };
  return null;
}

function methodsOf(path: string): readonly string[] {
  if (isPolicyReport(path)) return ['POST'];
  return isApi(path) || isBackOffice(path) ? everyMethod : reading;
}

/** Of two Host headers the parser takes the first, but a proxy before us may have used the second. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** Maximum bytes of a request's body. Without a staff token, the back office accepts only the size of a login. */
export function maxBodyBytes({ method = '', headers }: Pick<Asked, 'method' | 'headers'>, path: string): number {
  if (isApi(path)) return maxApiBodyBytes(method, path);
  if (isPolicyReport(path)) return maxReportBytes;
  if (!isBackOffice(path)) return 0;
  if (!headers.authorization && !headers.cookie?.includes('payload-token=')) return backOfficeBodies.visitor;
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  return isForm ? backOfficeBodies.upload : backOfficeBodies.document;
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
