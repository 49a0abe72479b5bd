import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it } from 'vitest';
import { EntitlementList } from '@/components/fulfilment/entitlement-list';
import { AccountContext } from '@/components/ui/shell/account-context';
import type { Entitlement } from '@/lib/fulfilment/contract';
import messages from '@/messages/en-US.json';
import { rememberUser, resetBrowser, serveApi } from '@/tests/setup/render-account';

const exam = (changes: Partial<Entitlement> = {}): Entitlement => ({
  id: 'e1',
  kind: 'exam',
  productId: 'verification-g15',
  title: 'Mock exam G15',
  examGrade: null,
  exam: 'G15',
  orderId: null,
  grantedAt: '2026-11-21T01:00:00Z',
  startsAt: '2026-11-21T01:00:00Z',
  endsAt: null,
  amount: 1,
  code: null,
  learner: null,
  ...changes,
});
const { takeExam } = messages.account.entitlement;

function show(entitlement: Entitlement, appUrl = '/en-US/learn') {
  const { account, errors, common } = messages;
  const site = { title: 'Sente', appUrl, email: '', phone: '', address: '' };
  render(
    <NextIntlClientProvider locale="en-US" timeZone="Asia/Taipei" messages={{ account, errors, common }}>
      <AccountContext value={{ locale: 'en-US', site }}>
        <EntitlementList entitlements={[entitlement]} />
      </AccountContext>
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  resetBrowser();
  rememberUser();
  serveApi({ 'GET course/coursePlans': { data: [] } });
});

it('an exam that is owned leads to it', () => {
  show(exam());
  const link = screen.getByRole('link', { name: `${takeExam} Mock exam G15` });
  expect(link.getAttribute('href')).toBe('/en-US/learn/exam/15');
});

it.each([
  ['begins later', exam({ startsAt: '2126-01-01T00:00:00Z' }), '/en-US/learn'],
  ['is held on another course platform', exam(), 'https://app.sente.example/'],
  ['is no exam of a grade', exam({ exam: 'final' }), '/en-US/learn'],
  ['is no exam', exam({ kind: 'vip', exam: null }), '/en-US/learn'],
] as const)('what %s leads nowhere', (_, entitlement, appUrl) => {
  show(entitlement, appUrl);
  expect(screen.queryByRole('link')).toBeNull();
});
