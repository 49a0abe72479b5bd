import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TrialClass } from '@/lib/branches/contract';
import { app } from '@/platform/app';
import { call } from '@/tests/setup/fixtures';
import { book, makeClass, newBooking, open } from '@/tests/setup/applications';

const path = '/api/user/requests/trial/form';
const page = async (address: string, form?: Record<string, string>) => {
  const response = await app.request(address, {
    ...(form && {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    }),
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const formOf = (classId: string, locale = 'zh-TW') => page(`${path}?${new URLSearchParams({ classId, locale })}`);
/** The fields that the opened form would submit, with the typed values. */
function filled(html: string, typed: Record<string, string> = {}): Record<string, string> {
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const { childName, childAge, name, email, phone } = newBooking('');
  return {
    ...Object.fromEntries(hidden.map(([, field, value]) => [field!, value!])),
    childName,
    childAge: String(childAge),
    name,
    email,
    phone,
    note: '',
    website: '',
    ...typed,
  };
}
const seatsLeft = async (classId: string) =>
  (await call<TrialClass>(`backstage/brickAndMortarStore/experienceCourse/${classId}`)).body.seatsLeft;

describe('a trial class without scripts', () => {
  it('is booked by a form, leads to a page that says so, and is withdrawn there', async () => {
    const { classId, name } = await makeClass({ seats: 1 });
    const form = await formOf(classId, 'ja-JP');
    expect(form.status).toBe(200);
    expect(form.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(form.headers.get('cache-control')).toBe('no-store');
    expect(form.html).toContain('<html lang="ja-JP">');
    expect(form.html).toContain('残り1席');
    expect(form.html).toContain(name);
    expect(form.html).not.toContain('<script');

    const typed = filled(form.html);
    const [sent, again] = await Promise.all([page(path, typed), page(path, typed)]);
    expect([sent.status, again.status]).toEqual([303, 303]);
    const to = sent.headers.get('location')!;
    expect(again.headers.get('location')).toBe(to);
    expect(await seatsLeft(classId)).toBe(0);
    const done = await page(to);
    expect(done.html).toContain('予約済み');
    expect(done.html).toContain('取り消す');
    expect(done.headers.get('referrer-policy')).toBe('no-referrer');

    const [, reference, key] = /requests\/([^/]+)\/page\?key=(.+)$/.exec(to)!;
    const gone = await page(to.split('?')[0]!, { key: key! });
    expect(gone.status).toBe(303);
    expect((await page(gone.headers.get('location')!)).html).toContain('取り消し済み');
    expect((await open({ reference: reference!, key: key! })).body.state).toBe('WITHDRAWN');
    expect(await seatsLeft(classId)).toBe(1);
  });

  it('says beside what was typed what is wrong with it, and keeps it', async () => {
    const { classId } = await makeClass({ ageFrom: 7 });
    const { html } = await formOf(classId);
    const wrong = await page(path, filled(html, { email: 'nobody', name: '<b>"王"</b>', phone: '' }));
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="&lt;b&gt;&quot;王&quot;&lt;/b&gt;"');
    expect(wrong.html).toMatch(
      /name="email"\s+value="nobody"[^>]*aria-describedby="email-hint email-wrong" aria-invalid="true" autofocus/,
    );
    expect(wrong.html).toContain('請輸入正確的電子郵件');
    expect(wrong.html).toContain('請填寫能聯絡到您的電話');
    expect(wrong.html.match(/autofocus/g)).toHaveLength(1);
    expect(filled(wrong.html).once).toBe(filled(html).once);

    const young = await page(path, filled(html, { childAge: '6' }));
    expect(young.status).toBe(422);
    expect(young.html).toContain('id="childAge-wrong"');
    expect((await page(path, filled(html, { website: 'https://spam.example' }))).status).toBe(422);
    expect(await seatsLeft(classId)).toBe(4);
  });

  it('offers the waiting list once the last seat is gone, and another child is another booking', async () => {
    const { classId } = await makeClass({ seats: 2 });
    const { html } = await formOf(classId);
    const mine = filled(html, { email: `${randomUUID()}@mail.example`, childAge: '6' });
    const first = await page(path, mine);
    const second = await page(path, { ...mine, childName: '小棋' });
    expect(second.headers.get('location')).not.toBe(first.headers.get('location'));
    const late = await page(path, filled(html));
    expect(late.status).toBe(409);
    expect(late.html).toContain('name="wait" value="1"');
    expect(late.html).toContain('排入候補');
    const waiting = await page(path, filled(late.html));
    expect((await page(waiting.headers.get('location')!)).html).toContain('候補順位：第 1 位');
    const twice = await page(path, { ...mine, once: randomUUID(), wait: '1' });
    expect(twice.html).toContain('id="childName-wrong"');
  });

  it('says on a page that a class is over or gone, and shows an application to nobody without its key', async () => {
    const begun = await makeClass({ inHours: -1 });
    expect(await formOf(begun.classId)).toMatchObject({ status: 410, html: expect.stringContaining('已經開始') });
    expect(await formOf('nowhere', 'en-US')).toMatchObject({
      status: 404,
      html: expect.stringContaining('/en-US/branches'),
    });
    const { classId } = await makeClass();
    const { body } = await book(newBooking(classId));
    const own = `/api/user/requests/${body.reference}/page`;
    const guess = `${body.key.slice(0, -2)}xx`;
    expect((await page(`${own}?key=${guess}`)).status).toBe(404);
    expect((await page(own, { key: guess })).status).toBe(404);
    expect((await page(own)).status).toBe(422);
    expect((await page(`${own}?key=${body.key}`)).html).toContain('預約完成');
    expect((await open(body)).body.state).toBe('BOOKED');
  });
});
