import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import messages from '@/messages/en-US.json';
import { ada, openAccount, rememberUser, resetBrowser, serveApi } from '@/tests/setup/render-account';

const { fields, profile } = messages.account;

it('says how rank, VIP and live lectures stand, and keeps the language of the letters', async () => {
  rememberUser();
  const member = {
    ...ada,
    rank: 'G15',
    locale: 'ja-JP',
    vipEndAt: '2027-01-31T16:00:00Z',
    liveCourseEndAt: '2027-03-01T04:00:00Z',
  };
  const calls = serveApi({ 'GET user': { data: member }, 'PATCH user': { data: { ...member, locale: 'zh-CN' } } });
  const user = openAccount('#/userSpace/profile');
  await screen.findByText('G15');
  for (const end of [/Valid until (Jan 31|Feb 1), 2027/, /Valid until (Feb 28|Mar 1), 2027/]) screen.getByText(end);
  const language = screen.getByLabelText<HTMLSelectElement>(fields.mailLanguage);
  expect(language.value).toBe('ja-JP');
  await user.selectOptions(language, '简体中文');
  await user.click(screen.getByRole('button', { name: profile.save }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ locale: 'zh-CN' }));
});

it('asks whether a letter is wanted before VIP ends; until somebody says no, one comes', async () => {
  rememberUser();
  const calls = serveApi({ 'GET user': { data: ada }, 'PATCH user': { data: { ...ada, vipReminder: false } } });
  const user = openAccount('#/userSpace/profile');
  const wanted = await screen.findByRole<HTMLInputElement>('checkbox', { name: profile.vipReminder });
  expect(wanted.checked).toBe(true);
  await user.click(wanted);
  await user.click(screen.getByRole('button', { name: profile.save }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ vipReminder: false }),
  );
});

it.each([
  ['who has a pass finds the way to the lectures', '2027-03-01T04:00:00Z', '/en-US/learn', '/en-US/learn/lectures'],
  ['who has none is not led there', null, '/en-US/learn', undefined],
  ['nobody is where another course platform has them', '2027-03-01T04:00:00Z', undefined, undefined],
])('%s', async (_, liveCourseEndAt, appUrl, way) => {
  resetBrowser();
  rememberUser();
  serveApi({
    'GET user': { data: { ...ada, liveCourseEndAt } },
    'GET user/entitlements': { data: [] },
    'GET user/learners': { data: [] },
    'GET ecommerce/gifts': { data: [] },
  });
  openAccount('#/userSpace/entitlements', appUrl);
  const { none, noVip, toLectures, lecturesUntil } = messages.account.entitlements;
  await Promise.all([screen.findByText(noVip), screen.findByText(none)]);
  if (liveCourseEndAt) await screen.findByText(new RegExp(lecturesUntil.split('{')[0]!));
  const found = screen.queryByRole('link', { name: toLectures });
  expect(found?.getAttribute('href')).toBe(way);
});
