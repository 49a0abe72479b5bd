import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/kernel/env';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { expireOrders } from '@/platform/orders/end-order';
import { enqueue } from '@/platform/kernel/outbox/enqueue';
import { call, makeMember, makeProduct, platform, query, sql, unique } from '../setup/fixtures';
import { expectBalance, news, orderOf, placeOrder, start, deliverWebhook } from '../setup/trade';

/** A mail server that accepts a held message only when the test releases it; `taken` lists the recipients. */
async function mailServer() {
  const taken: string[] = [];
  const held = new Map<string, () => void>();
  let isHeld: (to: string) => boolean = () => false;
  const talk = (socket: Socket) => {
    let to = '';
    let isData = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 mail.example');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isData) {
        if (!text.includes('\r\n.\r\n')) return;
        isData = false;
        const accept = () => {
          taken.push(to);
          reply('250 taken');
        };
        if (isHeld(to)) held.set(to, accept);
        else accept();
        return;
      }
      for (const line of text.split('\r\n').filter(Boolean)) {
        if (/^DATA/i.test(line)) {
          isData = true;
          reply('354 go on');
        } else {
          to = /^RCPT TO:<(.+?)>/i.exec(line)?.[1] ?? to;
          reply('250 fine');
        }
      }
    });
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  env.SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { taken, held, hold: (which: typeof isHeld) => (isHeld = which), close: () => server.close() };
}

let server: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  server = await mailServer();
});
afterAll(() => {
  env.SMTP_URL = undefined;
  server.close();
});

const statusOf = async (key: string) =>
  (await query<{ status: string }>(sql`SELECT status::text FROM outbox WHERE dedupe_key = ${key}`))[0]?.status;

describe('the outbox', () => {
  it('gives money back, ends orders and sends each message once while a mail server is slow, with several workers', async () => {
    const payload = await platform();
    const [member, code] = [
      await makeMember(),
      await makeProduct({ price: 500, stock: 1, grants: [{ kind: 'goods' }] }),
    ];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await start(member, order.id);
    await drainOutbox(payload);

    const recipients = Array.from({ length: 3 }, () => unique('letter'));
    const slow = `${recipients[0]}@mail.example`;
    server.hold((to) => to === slow);
    const since = new Date();
    for (const [index, recipient] of recipients.entries()) {
      await enqueue(
        database(payload),
        {
          kind: 'mail',
          template: 'welcome',
          to: `${recipient}@mail.example`,
          locale: 'en-US',
          dedupeKey: recipient,
          data: { name: 'Kiki', username: 'kiki' },
          notBefore: new Date(since.getTime() - 10_000 + index),
        },
        since,
      );
    }
    const stuck = drainOutbox(payload, undefined, { lane: 'mail' });
    await expect.poll(() => server.held.has(slow)).toBe(true);
    // Only the message it is sending is taken from the others.
    expect(await Promise.all(recipients.map(statusOf))).toEqual(['SENDING', 'PENDING', 'PENDING']);

    await call(`ecommerce/orders/${order.id}/cancel`, { token: member.token, method: 'POST' });
    await deliverWebhook(news(body.paymentId, 500));
    await drainOutbox(payload, undefined, { lane: 'money' });
    expect(await expectBalance(order.id)).toMatchObject({ refunded: 500, due: 0, retained: 0 });
    const unpaid = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    await expireOrders(payload, new Date(Date.now() + 31 * 60_000));
    expect((await orderOf(member, unpaid.id)).status).toBe('EXPIRED');

    await Promise.all([1, 2, 3].map(() => drainOutbox(payload, undefined, { lane: 'mail' })));
    expect(await Promise.all(recipients.map(statusOf))).toEqual(['SENDING', 'SENT', 'SENT']);
    server.held.get(slow)?.();
    await stuck;
    expect(await statusOf(recipients[0]!)).toBe('SENT');
    expect(server.taken.filter((to) => recipients.some((recipient) => to.startsWith(recipient))).sort()).toEqual(
      recipients.map((recipient) => `${recipient}@mail.example`).sort(),
    );
  });

  it('leaves an entry to the next worker when its own is dead, and hears the dead one no more', async () => {
    const payload = await platform();
    const key = unique('letter');
    const to = `${key}@mail.example`;
    server.hold(() => !server.held.has(to));
    await inTransaction(payload, ({ db }) =>
      enqueue(
        db,
        { kind: 'mail', template: 'welcome', to, dedupeKey: key, data: { name: 'Kiki', username: 'kiki' } },
        new Date(),
      ),
    );
    const asleep = drainOutbox(payload, undefined, { key });
    await expect.poll(() => server.held.has(to)).toBe(true);
    const inLease = () => new Date(Date.now() + 30_000);
    expect(await drainOutbox(payload, inLease, { key })).toBe(0);
    const afterLease = () => new Date(Date.now() + 60_000);
    expect(await drainOutbox(payload, afterLease, { key })).toBe(1);
    const [before] = await query(sql`SELECT * FROM outbox WHERE dedupe_key = ${key}`);
    server.held.get(to)?.();
    await asleep;
    expect(await query(sql`SELECT * FROM outbox WHERE dedupe_key = ${key}`)).toEqual([before]);
  });
});
