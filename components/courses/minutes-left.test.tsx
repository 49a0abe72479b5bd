import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ada, resetBrowser, openAccount, rememberUser, serveApi } from '@/tests/setup/render-account';

beforeEach(resetBrowser);

const openWith = (minutesLeft?: number) => {
  rememberUser();
  serveApi({ 'GET user': { data: { ...ada, minutesLeft } }, 'GET user/entitlements': { data: [] } });
  openAccount('#/userSpace/entitlements');
};

it('says how many live minutes are left', async () => {
  openWith(1200);
  await screen.findByText('1,200 live minutes left');
});

it.each([0, undefined])('says nothing of %s', async (left) => {
  openWith(left);
  await screen.findByText('Nothing here yet');
  await waitFor(() => expect(screen.queryByText(/minutes? left/)).toBeNull());
});
