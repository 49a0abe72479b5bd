import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import '@/platform/back-office/dictionaries';
import type { ComponentProps, ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderHistory } from '@/platform/orders/history/order-history';

/** Stands for the database: the history that it would return. */
const known = vi.hoisted(() => ({ history: null as unknown }));
vi.mock('@/platform/orders/history/order-history', () => ({ orderHistory: async () => known.history }));
vi.mock('@/platform/shipping/tables', () => ({
  shipmentActions: (status: string) =>
    status === 'PREPARING'
      ? [
          {
            path: '/shipments/:id/ship',
            label: { en: 'Ship', 'zh-TW': '出貨', zh: '发货', ja: '発送する' },
            fields: [{ name: 'tracking', label: { en: 'Tracking', 'zh-TW': '追蹤編號', zh: '单号', ja: '追跡番号' } }],
          },
        ]
      : [],
}));
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled, onClick }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { error: vi.fn() },
  useConfig: () => ({ config: { serverURL: '', routes: { api: '/backstage/api' } } }),
  useDocumentInfo: () => ({ id: 7, savedDocumentData: {} }),
  useTranslation: () => ({ i18n: { language: 'zh-TW' } }),
}));
vi.mock('@/platform/kernel/back-office/staff-action', () => ({ specOf: () => undefined }));

const history = (changes: object = {}): Partial<OrderHistory> =>
  ({
    order: { id: 7, currency: 'USD', total: 6500, refunded: 3250, paidAt: '2026-11-22T03:03:00.000Z' },
    customer: { id: 3, username: 'ada', realName: '林小棋', email: 'ada@example.com' },
    payments: [{ id: 5, provider: 'sandbox', status: 'SUCCEEDED', amount: 6500, currency: 'USD', refundDue: 100 }],
    shipment: { id: 9, status: 'PREPARING', carrier: null, tracking: null },
    events: [{ kind: 'placed', at: '2026-11-22T03:00:00.000Z' }],
    ...changes,
  }) as never;

async function show(given: unknown) {
  known.history = given;
  const { OrderOverview } = await import('./order-overview');
  const props = { payload: { config: { routes: { admin: '/backstage' } } }, i18n: { language: 'zh-TW' }, id: 7 };
  return render((await OrderOverview(props as never)) as ReactNode);
}

beforeEach(() => vi.unstubAllGlobals());

describe('an order, as staff look after it', () => {
  it('says what is paid, returned, kept and due, to the last decimal, and leads to its customer and payments', async () => {
    await show(history());
    const facts = within(screen.getByRole('region', { name: '摘要' }));
    for (const text of ['US$65.00', 'US$32.50', 'US$1.00', 'ada@example.com'])
      expect(facts.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
    expect(facts.getByRole('link', { name: '林小棋' }).getAttribute('href')).toBe('/backstage/collections/users/3');
    expect(facts.getByRole('link', { name: /測試付款/ }).getAttribute('href')).toBe(
      '/backstage/collections/payments/5',
    );
    expect(within(screen.getByRole('region', { name: '訂單歷程' })).getByText('訂單成立')).toBeTruthy();
  });

  it('has its shipment shipped from here, with a tracking number', async () => {
    const asked = vi.fn(async () => new Response('{}', { status: 409 }));
    vi.stubGlobal('fetch', asked);
    await show(history());
    fireEvent.change(screen.getByLabelText('追蹤編號'), { target: { value: 'T-1' } });
    fireEvent.click(screen.getByRole('button', { name: '出貨' }));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    const [address, { body }] = asked.mock.calls[0] as unknown as [string, { body: string }];
    expect(address).toBe('/backstage/api/shipments/9/ship');
    expect(JSON.parse(body)).toMatchObject({ tracking: 'T-1' });
  });

  it('has no shipment where nothing is shipped, and nothing to say where there is no order', async () => {
    await show(history({ shipment: null }));
    expect(screen.queryByRole('button')).toBeNull();
    const { container } = await show(null);
    expect(container.textContent).toBe('');
  });
});
