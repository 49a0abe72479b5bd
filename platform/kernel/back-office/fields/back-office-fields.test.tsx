import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PriceField, PricesCell } from '@/platform/kernel/back-office/fields/money';
import { RowTitle } from '@/platform/kernel/back-office/fields/row-title';
import { GrantsField } from '@/platform/fulfilment/back-office/sold';
import { staffText } from '../staff-text';

/** A mock of Payload's form, as far as these components use it: one value, one row, one language. */
const form = vi.hoisted(() => ({ value: null as unknown, row: {} as unknown, language: 'zh-TW', setValue: vi.fn() }));
vi.mock('@payloadcms/ui', () => ({
  FieldLabel: ({ path }: { path: string }) => <label htmlFor={`field-${path}`}>{path}</label>,
  FieldError: () => null,
  FieldDescription: () => null,
  useField: () => ({ value: form.value, setValue: form.setValue, path: 'price', showError: false }),
  useFormFields: () => 'NTD',
  useRowLabel: () => ({ data: form.row }),
  useTranslation: () => ({ i18n: { language: form.language } }),
  useConfig: () => ({
    config: { serverURL: '', routes: { api: '/backstage/api' }, admin: { dateFormat: 'PPp' } },
    getEntityConfig: () => ({ admin: { useAsTitle: 'title' } }),
  }),
}));
vi.mock('@payloadcms/ui/shared', () => ({ formatDate: ({ date }: { date: string }) => `on ${date}` }));

beforeEach(() => {
  form.setValue.mockReset();
  form.language = 'zh-TW';
});
const field = (part: ReactNode) => render(<>{part}</>).container;

describe('a price', () => {
  const price = (currency: 'NTD' | 'USD') => (
    <PriceField {...({ field: {}, path: 'price', currency } as unknown as Parameters<typeof PriceField>[0])} />
  );

  it('stands with the symbol and the decimals of its currency, and asks a phone for the right keys', () => {
    form.value = 32.5;
    expect(field(price('USD')).textContent).toContain('US$');
    expect(screen.getByLabelText('price')).toHaveProperty('value', '32.50');
    expect(screen.getByLabelText('price').getAttribute('inputmode')).toBe('decimal');
  });

  it('takes what is pasted and leaves what is being typed as it is', () => {
    form.value = 1980;
    field(price('NTD'));
    const input = screen.getByLabelText('price');
    expect(input).toHaveProperty('value', '1,980');
    expect(input.getAttribute('inputmode')).toBe('numeric');
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: 'NT$2,4' } });
    expect(form.setValue).toHaveBeenLastCalledWith(24);
    expect(input).toHaveProperty('value', 'NT$2,4');
    fireEvent.change(input, { target: { value: '' } });
    expect(form.setValue).toHaveBeenLastCalledWith(null);
  });

  it('stands in lists in every currency it is sold in, with what it was before', () => {
    const row = { price: { NTD: { originPrice: 2400, sellPrice: 1980 }, USD: { originPrice: 60, sellPrice: 60 } } };
    const cell = field(<PricesCell {...({ rowData: row } as unknown as Parameters<typeof PricesCell>[0])} />);
    expect([...cell.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['NT$1,980NT$2,400', 'US$60.00']);
    expect(cell.querySelector('s')?.textContent).toBe('NT$2,400');
  });
});

describe('a row', () => {
  const title = staffText('Card', '卡片', '卡片', 'カード');
  const titled = (fields: Parameters<typeof RowTitle>[0]['fields'], kind?: typeof title) =>
    field(<RowTitle fields={fields} kind={kind} rowLabel="項目 01" />).textContent?.trim();

  it('has its own title, its own kind, its option in the staff’s language, its date', () => {
    form.row = { title: '', minutes: 12 };
    expect(titled([{ name: 'title' }, { name: 'minutes' }])).toBe('12');
    form.row = { heading: 'First steps' };
    expect(titled([{ name: 'heading' }], title)).toBe('卡片 First steps');
    form.row = { kind: 'vip' };
    expect(
      titled([{ name: 'kind', options: { vip: staffText('VIP months', 'VIP 月數', 'VIP 月数', 'VIP（月数）') } }]),
    ).toBe('VIP 月數');
    form.row = { kind: 'vip', ref: 'kidbasic' };
    expect(titled([{ name: 'kind', options: {} }, { name: 'ref' }])).toBe('vip · kidbasic');
    form.row = { startsAt: '2027-01-02' };
    expect(titled([{ name: 'startsAt', isDate: true }])).toBe('on 2027-01-02');
  });

  it('keeps its number while it is empty', () => {
    form.row = {};
    expect(titled([{ name: 'title' }])).toBe('項目 01');
  });

  it('that points to a document has its title', async () => {
    form.row = { product: 7 };
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ title: '九路盤組' }));
    field(<RowTitle fields={[{ name: 'product', of: 'products' }]} rowLabel="商品 01" />);
    expect(await screen.findByText('九路盤組')).toBeTruthy();
    expect(fetched.mock.calls[0]?.[0]).toBe('/backstage/api/products/7?depth=0&draft=true');
    fetched.mockRestore();
  });
});

it('says what was sold in words', () => {
  form.language = 'en';
  form.value = [
    { kind: 'exam', ref: 'G15', months: null, amount: 1 },
    { kind: 'vip', ref: null, months: 3, amount: 1 },
    { kind: 'hours', ref: null, months: null, amount: 500 },
    {
      kind: 'redeemCode',
      ref: 'kidbasic',
      months: null,
      amount: 1,
      opens: { titles: { 'en-US': 'Go for kids' }, grants: [] },
    },
  ];
  const list = field(
    <GrantsField
      {...({ field: { name: 'grants' }, path: 'grants' } as unknown as ComponentProps<typeof GrantsField>)}
    />,
  );
  expect([...list.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'Mock exam: grade G15',
    'VIP months: 3 months',
    'Live hours: 500 minutes',
    'Course code: Go for kids',
  ]);
});
