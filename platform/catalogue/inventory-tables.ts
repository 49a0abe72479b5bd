import type { UIField } from 'payload';
import * as z from 'zod';
import { anyone } from '@/platform/kernel/back-office/access-rules';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { adjustStock, stopCounting } from '@/platform/catalogue/stock';
import { actionsField, staffAction, type StaffAction } from '@/platform/kernel/back-office/staff-action';
import { slugField } from '@/platform/kernel/back-office/fields/basic-fields';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

const adjustment = z.object({
  productCode: z.string().min(1).max(80),
  delta: z.number().int().min(-100_000).max(100_000),
});
const addLabel = staffText(
  'Pieces to add (below zero: to take off)',
  '增加的數量（負數為減少）',
  '增加的数量（负数为减少）',
  '増やす数（減らすときはマイナス）',
);

/** Staff's actions on the stock of the product that the document's field names. */
const actionsOn = (codeField: string): StaffAction[] => [
  staffAction('/inventory/adjust', {
    label: staffText('Change the stock', '調整庫存', '调整库存', '在庫を増減する'),
    with: { productCode: codeField },
    fields: [{ name: 'delta', type: 'number', label: addLabel }],
    input: adjustment,
    about: ({ productCode }) => productCode,
    by: ['admin', 'editor', 'support'],
    verb: adjustStock,
  }),
  staffAction('/inventory/stop', {
    label: staffText('Sell without limit', '改為不限量販售', '改为不限量销售', '在庫を数えずに販売する'),
    with: { productCode: codeField },
    input: adjustment.pick({ productCode: true }),
    about: ({ productCode }) => productCode,
    by: ['admin'],
    verb: stopCounting,
  }),
];

const onProduct = actionsField(actionsOn('code'));
const isGood = ({ grants }: { grants?: { kind?: string }[] }) => grants?.some(({ kind }) => kind === 'goods') === true;
/** The same actions on the product's own page, for products that give goods. */
export const stockActions: UIField = {
  ...onProduct,
  admin: { ...onProduct.admin, condition: (product) => isGood(product) },
};

/**
 * Pieces left to sell. A table of its own, so that saving or restoring a product's copy never brings sold pieces back. A
 * product without a row here is unlimited. The services write it, by deltas (`changeStock`, `adjustStock`).
 */
export const inventory = serviceTable({
  slug: 'inventory',
  labels: labels('Stock', 'Stock', '庫存', '库存', '在庫'),
  title: 'productCode',
  group: 'catalogue',
  columns: ['productCode', 'stock', 'updatedAt'],
  access: { read: anyone },
  auditEntriesBy: 'productCode',
  actions: actionsOn('productCode'),
  fields: [slugField('productCode'), { name: 'stock', type: 'number', required: true, min: 0 }],
});
