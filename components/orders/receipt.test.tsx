import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetBrowser, openAccount, order, rememberUser, serveApi } from '@/tests/setup/render-account';

beforeEach(resetBrowser);

const open = async (changes: object) => {
  rememberUser();
  serveApi({
    'GET user/entitlements': { data: [] },
    'GET course/coursePlans': { data: [] },
    'GET ecommerce/payments/providers': { data: [] },
    'GET ecommerce/orders/261121-AAAA': { data: order(changes) },
  });
  const user = openAccount('#/orders/261121-AAAA');
  return { user, receipt: within(await screen.findByRole('region', { name: /Receipt|Order details/ })) };
};
const paid = { status: 'PAID', paidAt: '2026-11-21T01:02:00.000Z' };

describe('the receipt', () => {
  it('says who sold it, when, to whom, for how much, and that tax is in it', async () => {
    const { receipt } = await open(paid);
    for (const text of ['Sente', '1 Example Road, Taipei', '+886 2 0000 0100', 'All amounts include tax.', 'Ada Wu'])
      expect(receipt.getByText(text)).toBeTruthy();
    expect(receipt.getByText('261121-AAAA')).toBeTruthy();
    expect(receipt.getAllByText('$9').length).toBeGreaterThan(1);
  });

  it('keeps a long payment number on one line, and copies all of it by a press', async () => {
    const reference = '0123456789abcdef0123456789abcdef';
    const { user, receipt } = await open({ ...paid, payment: { provider: 'sandbox', status: 'SUCCEEDED', reference } });
    const number = receipt.getByRole('button', { name: new RegExp(reference) });
    expect(number.textContent).toBe('012345…abcdef');
    await user.click(number);
    expect(await navigator.clipboard.readText()).toBe(reference);
  });

  it('is printed by its button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user, receipt } = await open(paid);
    await user.click(receipt.getByRole('button', { name: /print/i }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('tells what went back', async () => {
    const { receipt } = await open({ ...paid, status: 'PARTLY_REFUNDED', refunded: 3 });
    expect(receipt.getByText('Refunded').nextSibling?.textContent).toBe('−$3');
  });

  it('is none before the order is paid', async () => {
    const { receipt } = await open({ status: 'EXPIRED' });
    expect(receipt.queryByText('All amounts include tax.')).toBeNull();
    expect(receipt.queryByRole('button', { name: /print/i })).toBeNull();
  });
});
