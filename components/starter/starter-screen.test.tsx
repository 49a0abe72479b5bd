import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ada, resetBrowser, openAccount, rememberUser, serveApi, type Answer } from '@/tests/setup/render-account';

beforeEach(resetBrowser);

const given = {
  id: 'e1',
  kind: 'course',
  productId: 'kid-starter',
  title: 'Free starter course',
  orderId: null,
  grantedAt: '2025-12-01T00:00:00Z',
  startsAt: '2025-12-01T00:00:00Z',
  endsAt: null,
  amount: 1,
  code: null,
};
const serve = (isOpen: boolean, claim: Answer = { data: [given] }) =>
  serveApi({
    'GET user': { data: ada },
    'GET course/coursePlans': { data: [] },
    'GET course/starterCourse': { data: { isOpen, endsAt: '2025-12-31T15:59:59Z', productId: 'kid-starter' } },
    'POST course/starterCourse/claim': claim,
  });

it('is claimed by one press, and says what it gave', async () => {
  rememberUser();
  const calls = serve(true);
  const user = openAccount('#/starter');
  expect(await screen.findByText('Claim it until Dec 31, 2025')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Claim for this account' }));
  expect(await screen.findByRole('heading', { name: /It is yours/ })).toBeTruthy();
  expect(screen.getByText('Free starter course')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('says plainly that it has ended, whether that was known before or came with the answer', async () => {
  rememberUser();
  serve(false);
  openAccount('#/starter');
  expect(await screen.findByText('No longer available')).toBeTruthy();
  expect(screen.getByText(/could be claimed until Dec 31, 2025/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
});

it('says that it has ended in between, or was taken already', async () => {
  rememberUser();
  serve(true, { status: 410, code: 'CAMPAIGN_ENDED' });
  const user = openAccount('#/starter');
  await user.click(await screen.findByRole('button', { name: 'Claim for this account' }));
  expect(await screen.findByText('No longer available')).toBeTruthy();
});

it('leads who took it before to the courses', async () => {
  rememberUser();
  serve(true, { status: 409, code: 'ALREADY_OWNED' });
  const user = openAccount('#/starter');
  await user.click(await screen.findByRole('button', { name: 'Claim for this account' }));
  expect(await screen.findByText('This account has claimed it already')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My courses' }).getAttribute('href')).toBe('#/userSpace/courses');
});

it('asks a visitor to log in and comes back', async () => {
  serve(true);
  openAccount('#/starter');
  expect(await screen.findByRole('heading', { name: /log in/i })).toBeTruthy();
  expect(window.location.hash).toBe('#/login?redirect=starter');
});
