import { randomUUID } from 'node:crypto';
import { handleEndpoints } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '@/platform/payload.config';
import { platform } from '../setup/fixtures';
import { makeActors, staffRoles, tokens, customers, type Staff } from './access-actors';

/** What staff may do besides editing documents, by role. A new endpoint that is not in this table fails. */
beforeAll(makeActors);

describe('named actions and lists of the back office', () => {
  const support: Staff[] = ['support', 'admin'];
  const editors: Staff[] = ['editor', 'admin'];
  const all: Staff[] = [...staffRoles];
  const table: Record<string, readonly Staff[] | 'everybody'> = {
    'post orders/:id/cancel': support,
    'post orders/:id/note': support,
    'post orders/:id/refund': support,
    'post orders/:id/refundKept': support,
    'post orders/:id/receipt': support,
    'post orders/:id/invoice': support,
    'post orders/:id/refundShipping': support,
    'get orders/sales': support,
    'post refunds/:id/retry': support,
    'post refunds/:id/done': support,
    'post refunds/:id/restock': support,
    'post shipments/:id/ship': support,
    'post shipments/:id/deliver': support,
    'post shipments/:id/cancel': support,
    'post entitlements/give': support,
    'post entitlements/:id/revoke': support,
    'post redeemCodes/:id/revoke': support,
    'post codeBatches/make': support,
    'post codeBatches/:id/void': support,
    'get codeBatches/:id/export': support,
    'post inventory/adjust': all,
    'post inventory/stop': ['admin'],
    'post outbox/:id/resend': support,
    'post users/:id/mailLoginCode': support,
    'post users/:id/signOut': support,
    'post users/:id/changeEmail': support,
    'post users/:id/recordMinutes': support,
    'post requests/:id/mail-link': support,
    'post requests/:id/erase': ['admin'],
    'get requests/export': support,
    'get requests/day-list': support,
    'get requests/document': support,
    'post bankTransfers/import': support,
    'post bankTransfers/:id/assign': support,
    'post championships/:id/results': editors,
    'get championships/:id/certificates': all,
    'get championships/:id/player-certificates': support,
    'post films/:id/upload': editors,
    'post films/:id/parts': editors,
    'get films/:id/watch': all,
    'post topics/answers': editors,
    'post certificates/:id/revoke': support,
    'post certificates/:id/correctName': support,
    'post problems/:id/withdraw': editors,
    'post problems/:id/putBack': editors,
    'post problems/:id/grade': editors,
    'post problems/:id/stays': editors,
    'post problemReports/:id/corrected': editors,
    'post problemReports/:id/stays': editors,
    'post messageReports/:id/open': support,
    'post messageReports/:id/stays': support,
    'post messageReports/:id/close': support,
    'post teacherPages/:id/takeDown': support,
    'post teacherPages/:id/putBack': support,
    'post staff/login': 'everybody',
    'post staff/forgot-password': 'everybody',
    // Payload's own endpoints of the one table with files.
    'get media/file/:filename': 'everybody',
    'get media/paste-url/:id?': 'everybody',
    // Payload's own login endpoints for customers and staff, which are closed.
    ...Object.fromEntries(
      ['first-register', 'login', 'forgot-password', 'reset-password', 'refresh-token'].map((door) => [
        `post users/${door}`,
        [],
      ]),
    ),
    'post staff/first-register': [],
    'post staff/unlock': [],
  };
  /** A body that is valid for all endpoints, so that none is rejected for its input. */
  const typed = {
    carrier: 'x',
    tracking: 'x',
    note: 'x',
    line: 'x',
    amount: 1,
    reason: 'asked',
    key: randomUUID(),
    productCode: 'no-such',
    delta: 1,
    answer: 'x',
    username: 'nobody',
    csv: 'x',
    reference: 'x',
    groupId: 'x',
    sheet: 'x',
    name: 'x',
    count: 1,
    minutes: 1,
    grade: 9,
    email: 'x@example.com',
    number: 'AB-12345678',
  };

  /** Endpoints of a single table. Those that several tables share are Payload's own, which the matrix of collections tests. */
  async function own(): Promise<string[]> {
    const { collections } = (await platform()).config;
    const every = collections.flatMap(({ slug, endpoints }) =>
      (endpoints || []).map(({ method, path, handler }) => ({ name: `${method} ${slug}${path}`, slug, handler })),
    );
    const tables = (handler: unknown) =>
      new Set(every.filter((one) => one.handler === handler).map(({ slug }) => slug));
    const names = every.filter(({ handler, slug }) => tables(handler).size === 1 && !slug.startsWith('payload-'));
    // The first endpoint of a path wins.
    return [...new Set(names.map(({ name }) => name))];
  }

  const decisions = (name: string) => /^post requests\/:id\/\w+$/.test(name) && !(name in table);

  it('are all in the table', async () => {
    const found = (await own()).filter((name) => !decisions(name));
    expect(found.sort()).toEqual(Object.keys(table).sort());
  });

  it('let in whom the table says, and neither visitors nor customers', async () => {
    for (const name of await own()) {
      const rule = table[name] ?? support;
      const [method = '', path = ''] = name.split(' ');
      for (const actor of ['visitor', ...customers, ...staffRoles] as const) {
        const token = actor === 'visitor' ? undefined : tokens[actor];
        const request = new Request(`http://localhost:3000/backstage/api/${path.replace(':id', '999999999')}`, {
          method: method.toUpperCase(),
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `${staffRoles.some((role) => role === actor) ? 'JWT' : 'Bearer'} ${token}` }),
          },
          ...(method === 'post' && { body: JSON.stringify(typed) }),
        });
        const { status } = await handleEndpoints({ config, request });
        const isLetIn = rule === 'everybody' || rule.some((role) => role === actor);
        const isRejected = status === 401 || status === 403;
        // A login with a wrong password is also rejected, and files have rules of their own.
        if (rule !== 'everybody')
          expect({ name, actor, isRejected, status }).toEqual({ name, actor, isRejected: !isLetIn, status });
      }
    }
  });
});
