import * as z from 'zod';

/** What may stand in a log of a report: nobody's query, key or name. */
export type Violation = { directive: string; page: string; blocked: string };
type Said = { directive: string; page: string; blocked: string; source: string };

const text = z.string().default('');
/** Old browsers say the whole directive. */
const directive = z
  .string()
  .regex(/^[a-z][a-z-]{1,40}(?: |$)/)
  .transform((said) => said.split(' ', 1)[0]!);

/** What `report-uri` is sent (CSP 2 and 3). */
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
  .transform(({ 'csp-report': said }): Said[] => [
    {
      directive: said['effective-directive'] ?? said['violated-directive'],
      page: said['document-uri'],
      blocked: said['blocked-uri'],
      source: said['source-file'],
    },
  ]);

/** What `report-to` is sent (the Reporting API): several at once, of other kinds too. */
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
        .transform(({ body }): Said[] => [
          {
            directive: body.effectiveDirective,
            page: body.documentURL,
            blocked: body.blockedURL,
            source: body.sourceFile ?? '',
          },
        ]),
      z.object({ type: z.string().refine((type) => type !== 'csp-violation') }).transform((): Said[] => []),
    ]),
  )
  .max(100)
  .transform((said) => said.flat());

const reports = z.union([old, batch]);

/** A visitor's own extensions, and the browser's own pages, run into the policy of every page. */
const ofBrowser = /^(?:[a-z-]+-extension|webkit-masked-url|user-script|chrome|resource)(?::|$)/i;

/**
 * @param host of the request: a browser reports to the origin of its document. Without its port, which a proxy may leave out
 * @returns null for what is no report of a document of this host
 */
export function readViolations(body: string, host: string): Violation[] | null {
  const said = reports.safeParse(parsed(body)).data;
  if (!said || said.some(({ page }) => new URL(page).hostname !== host.replace(/:\d+$/, ''))) return null;
  return said
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

/** Where an address leads: its origin and path, without what follows and what could be a key or a name in it; a word of the standard (`inline`) as it is. */
function placeOf(said: string): string {
  if (!URL.canParse(said)) return /^[a-z-]{0,30}$/.test(said) ? said : '…';
  const { protocol, host, pathname } = new URL(said);
  if (!/^(?:http|ws)s?:$/.test(protocol)) return protocol;
  return `${protocol}//${host.slice(0, 100)}${pathname.split('/').slice(0, 10).map(shown).join('/')}`;
}

const shown = (part: string) => (/^[\w.-]{0,40}$/.test(part) && !/^(?=.*\d).{16}/.test(part) ? part : '…');
