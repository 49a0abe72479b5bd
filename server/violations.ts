import * as z from 'zod';

/** The parts of a report that may be logged: no query, key or name. */
export type Violation = { directive: string; page: string; blocked: string };
type Reported = { directive: string; page: string; blocked: string; source: string };

const text = z.string().default('');
/** Old browsers send the whole directive. */
const directive = z
  .string()
  .regex(/^[a-z][a-z-]{1,40}(?: |$)/)
  .transform((value) => value.split(' ', 1)[0]!);

/** The body sent to `report-uri` (CSP 2 and 3). */
const old = z
  .object({
    'csp-report': z.object({
      'document-uri': z.url(),
      'blocked-uri': text,
      'source-file': text,
      'effective-directive': directive.optional(),
      'violated-directive': directive,
    }),
  })
  .transform(({ 'csp-report': report }): Reported[] => [
    {
      directive: report['effective-directive'] ?? report['violated-directive'],
      page: report['document-uri'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]);

/** The body sent to `report-to` (the Reporting API): several reports at once, also of other kinds. */
const batch = z
  .array(
    z.union([
      z
        .object({
          type: z.literal('csp-violation'),
          body: z.object({
            documentURL: z.url(),
            effectiveDirective: directive,
            blockedURL: text,
            sourceFile: z.string().nullish(),
          }),
        })
        .transform(({ body }): Reported[] => [
          {
            directive: body.effectiveDirective,
            page: body.documentURL,
            blocked: body.blockedURL,
            source: body.sourceFile ?? '',
          },
        ]),
      z.object({ type: z.string().refine((type) => type !== 'csp-violation') }).transform((): Reported[] => []),
    ]),
  )
  .max(100)
  .transform((lists) => lists.flat());

const reports = z.union([old, batch]);

/** Violations by a visitor's extensions and by the browser's own pages, which occur on every page. */
const ofBrowser = /^(?:[a-z-]+-extension|webkit-masked-url|user-script|chrome|resource)(?::|$)/i;

/**
 * @param host the host of the request: a browser reports to the origin of its document. The port is ignored, because a proxy may omit it
 * @returns null for a body that is no report of a document of this host
 */
export function readViolations(body: string, host: string): Violation[] | null {
  const found = reports.safeParse(parsed(body)).data;
  if (!found || found.some(({ page }) => new URL(page).hostname !== host.replace(/:\d+$/, ''))) return null;
  return found
    .filter(({ blocked, source }) => !ofBrowser.test(blocked) && !ofBrowser.test(source))
    .map(({ directive, page, blocked }) => ({ directive, page: placeOf(page), blocked: placeOf(blocked) }));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/**
 * Shortens an address to its origin and path, without a query and without parts that may be keys or names; a keyword of the standard (`inline`) stays
 * as it is.
 */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{0,30}$/.test(address) ? address : '…';
  const { protocol, host, pathname } = new URL(address);
  if (!/^(?:http|ws)s?:$/.test(protocol)) return protocol;
  return `${protocol}//${host.slice(0, 100)}${pathname.split('/').slice(0, 10).map(shown).join('/')}`;
}

const shown = (part: string) => (/^[\w.-]{0,40}$/.test(part) && !/^(?=.*\d).{16}/.test(part) ? part : '…');
