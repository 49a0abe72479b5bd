import { beforeAll, expect, it, vi } from 'vitest';
import { championshipEntryOperations } from '@/lib/championships/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { restResponse } from '@/platform/back-office/rest';
import { enter, makeChampionship, newEntry, newTeam } from '@/tests/setup/championships';
import { call, makeMember, platform, type Member } from '@/tests/setup/fixtures';
import { askBackOffice, makeAllStaff, staffRequest } from '@/tests/setup/staff';
import { withdraw } from '@/tests/setup/applications';

let staff: Awaited<ReturnType<typeof makeAllStaff>>;
let customer: Member;

beforeAll(async () => {
  staff = await makeAllStaff();
  customer = await makeMember();
});

const ask = (path: string, as: StaffRole | null = 'editor', body?: object) =>
  askBackOffice(path, { as: as && staff[as], body });
const certificate = (reference: string, key: string) =>
  call<string>(pathOf(championshipEntryOperations.certificate, { reference }), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ key })),
  });
/** Moves the event into the past. */
async function end(id: number): Promise<void> {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const data = { startsAt: ago(9), endsAt: ago(1), registrationStartsAt: ago(99), registrationEndsAt: ago(50) };
  const payload = await platform();
  await payload.update({ collection: 'championships', id, locale: 'zh-TW', data: { ...data, _status: 'published' } });
}
const sheet = '名次\t隊伍\t學校\n2\tB 隊\t示範國小\n1\tA 隊\t範例國小';

it('a sheet becomes the results of a group in every language the event is told in, and again replaces them', async () => {
  const { id, groupIds } = await makeChampionship({ groups: [{ name: '低年級' }, { name: '高年級' }] });
  const [groupId, other] = groupIds as [string, string];
  const payload = await platform();
  const event = await payload.findByID({ collection: 'championships', id, locale: 'zh-TW', depth: 0 });
  const groups = event.groups!.map((group, index) => ({ ...group, name: ['Lower', 'Upper'][index]! }));
  await payload.update({
    collection: 'championships',
    id,
    locale: 'en-US',
    data: { title: 'Cup', groups, _status: 'published' },
  });
  const path = `/championships/${id}/results`;
  expect((await ask(path, 'editor', { groupId, sheet })).status).toBe(200);
  expect((await ask(path, 'editor', { groupId: other, sheet: '1,Lin' })).status).toBe(200);
  const seen = (locale: 'zh-TW' | 'en-US') => payload.findByID({ collection: 'championships', id, locale, depth: 0 });
  expect((await seen('zh-TW')).results).toMatchObject([
    { group: '低年級', winners: ['範例國小 A 隊', '示範國小 B 隊'] },
    { group: '高年級', winners: ['Lin'] },
  ]);
  expect((await seen('en-US')).results).toMatchObject([
    { group: 'Lower', winners: ['A 隊, 範例國小', 'B 隊, 示範國小'] },
    { group: 'Upper', winners: ['Lin'] },
  ]);
  await ask(path, 'admin', { groupId, sheet: '1,C 隊' });
  expect((await seen('zh-TW')).results).toMatchObject([{ winners: ['C 隊'] }, { winners: ['Lin'] }]);
  const wrong = await ask(path, 'editor', { groupId, sheet: '1,A\n3,B' });
  expect(wrong.status).toBe(422);
  expect(JSON.stringify(await wrong.json())).toContain('2');
  expect((await ask(path, 'editor', { groupId: 'nowhere', sheet })).status).toBe(404);
  expect((await ask(path, 'support', { groupId, sheet })).status).toBe(403);
  expect((await ask(path, null, { groupId, sheet })).status).toBe(401);
});

it('results are there in every language or in none, and two groups at once lose nothing', async () => {
  const { id, groupIds } = await makeChampionship({ groups: [{ name: '低年級' }, { name: '高年級' }] });
  const payload = await platform();
  const event = await payload.findByID({ collection: 'championships', id, locale: 'zh-TW', depth: 0 });
  const groups = event.groups!.map((group, index) => ({ ...group, name: ['Lower', 'Upper'][index]! }));
  const data = { title: 'Cup', groups, _status: 'published' as const };
  await payload.update({ collection: 'championships', id, locale: 'en-US', data });
  const seen = async () =>
    (await payload.findByID({ collection: 'championships', id, locale: 'zh-TW', depth: 0 })).results ?? [];
  const path = `/championships/${id}/results`;

  const save = payload.update.bind(payload);
  const update = vi.spyOn(payload, 'update');
  update.mockImplementation(((options: { locale?: string }) =>
    options.locale === 'en-US' ? Promise.reject(new Error('cut off')) : save(options as never)) as never);
  expect((await ask(path, 'editor', { groupId: groupIds[0], sheet })).status).toBe(500);
  update.mockRestore();
  expect(await seen()).toEqual([]);

  const both = await Promise.all(groupIds.map((groupId) => ask(path, 'editor', { groupId, sheet: '1,Lin' })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await seen()).map(({ group }) => group).toSorted()).toEqual(['低年級', '高年級']);
});

it('certificates of results are any staff’s, those of players support’s and admins’, and nobody else’s', async () => {
  const { id, slug, groupIds } = await makeChampionship({ groups: [{ teamSize: 2 }] });
  const players = [{ name: '<b>林</b>' }, { name: '陳小棋' }];
  await enter(newTeam(slug, groupIds[0]!, { players }));
  await enter(newTeam(slug, groupIds[0]!, { school: '示範國小', team: 'B 隊', players: [{ name: '黃小盤' }] }));
  await withdraw((await enter(newTeam(slug, groupIds[0]!, { team: 'Z 隊', players: [{ name: '不來的' }] }))).body);
  await ask(`/championships/${id}/results`, 'editor', { groupId: groupIds[0], sheet: '1,A 隊,範例國小' });
  const results = `/championships/${id}/certificates?locale=zh-TW`;
  const all = `/championships/${id}/player-certificates?locale=zh-TW`;
  for (const role of ['admin', 'editor', 'support'] as const) expect((await ask(results, role)).status).toBe(200);
  expect((await ask(all, 'editor')).status).toBe(403);
  for (const path of [results, all]) {
    expect((await ask(path, null)).status).toBe(401);
    expect((await restResponse(staffRequest(path, { as: customer }))).status).toBe(401);
    expect((await ask(path.replace('zh-TW', 'xx'), 'admin')).status).toBe(422);
    expect((await ask(path.replace('zh-TW', 'ja-JP'), 'admin')).status).toBe(404);
  }
  const response = await ask(all, 'support');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const page = await response.text();
  expect(page.match(/<article>/g)).toHaveLength(3);
  expect(page).toContain('&lt;b&gt;林&lt;/b&gt;');
  expect(page.match(/獎狀<\/h1>/g)).toHaveLength(2);
  expect(page.match(/參賽證明<\/h1>/g)).toHaveLength(1);
  expect(page).not.toContain('不來的');
  expect((await (await ask(results)).text()).match(/<article>/g)).toHaveLength(1);
});

it('who was registered prints the own certificate with the own key, once the event has ended', async () => {
  const { id, slug, groupIds } = await makeChampionship();
  const { body: mine } = await enter(newEntry(slug, groupIds[0]!));
  const { body: theirs } = await enter(newEntry(slug, groupIds[0]!, { players: [{ name: '別人家' }] }));
  const { body: gone } = await enter(newEntry(slug, groupIds[0]!));
  await withdraw(gone);
  expect((await certificate(mine.reference, mine.key)).status).toBe(404);
  await end(id);
  const own = await certificate(mine.reference, mine.key);
  expect(own.status).toBe(200);
  expect(String(own.body)).toContain('林小石');
  expect(String(own.body)).toContain('參賽證明');
  expect(String(own.body)).not.toContain('別人家');
  expect((await certificate(mine.reference, theirs.key)).status).toBe(404);
  expect((await certificate(gone.reference, gone.key)).status).toBe(404);
  expect((await certificate(mine.reference, '')).status).toBe(422);
  await ask(`/championships/${id}/results`, 'editor', { groupId: groupIds[0], sheet: '1,林小石' });
  expect(String((await certificate(mine.reference, mine.key)).body)).toContain('獎狀');
});
