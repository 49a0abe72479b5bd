import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { fieldLabels } from '@/platform/kernel/back-office/labels/field-labels';
import { common } from '@/platform/kernel/back-office/labels/common';
import { sales } from '@/platform/sales/labels';
import { csvFile } from '@/platform/kernel/csv';
import { localeOfLanguage, textFor } from '@/platform/kernel/back-office/staff-text';
import { redeem_codes, users } from '@/platform/payload-generated-schema';
import { database, isoOrNull } from '@/platform/kernel/database/database';
import { titleFor } from '@/platform/kernel/title-for';
import { batchStateLabels, stateOf } from './batch-labels';

/** The codes of a batch as CSV, five thousand at most, in the language of the staff member who asks. */
export async function csvOfBatch(req: PayloadRequest, batch: number): Promise<string> {
  const now = new Date();
  const rows = await database(req.payload)
    .select({ code: redeem_codes, redeemedBy: users.username })
    .from(redeem_codes)
    .leftJoin(users, eq(users.id, redeem_codes.redeemedBy))
    .where(eq(redeem_codes.batch, batch))
    .orderBy(asc(redeem_codes.id));
  const label = (name: string) => textFor(req, fieldLabels((sales[name] ?? common[name])!).label);
  const names = ['redeemCodes.code', 'productCode', 'title', 'status', 'expiresAt', 'redeemedAt', 'redeemedBy'];
  const language = localeOfLanguage(req.i18n.language);
  const lines = rows.map(({ code, redeemedBy }) => [
    code.code,
    code.productCode,
    titleFor(code.titles, [language], code.productCode),
    textFor(req, batchStateLabels[stateOf(code, now)]),
    isoOrNull(code.expiresAt) ?? '',
    isoOrNull(code.redeemedAt) ?? '',
    redeemedBy ?? '',
  ]);
  return csvFile([names.map(label), ...lines]);
}
