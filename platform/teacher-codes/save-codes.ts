import { desc } from '@payloadcms/db-postgres/drizzle';
import type { CodeState } from '@/lib/teacher-codes/teacher-code';
import { dayNumber, dayText } from '@/lib/kernel/calendar';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { csvFile } from '@/platform/kernel/csv';
import { redeem_codes } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { messages } from '@/platform/kernel/messages';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { isOwnCode, selectCodes, toCode } from './own-codes';

/** The teacher's codes as a CSV table, in which no cell is run as a formula. Days are those of the school's calendar. */
export async function saveCodes({
  ctx,
  input: { locale, state },
}: Asked<{ locale: Locale; state?: CodeState | undefined }>): Promise<{ text: string }> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const now = ctx.now();
  const found = await selectCodes(database(ctx.payload), teacher)
    .where(isOwnCode(teacher, state, now))
    .orderBy(desc(redeem_codes.id));
  const { file, states } = messages[locale].activation.codes;
  const head = [file.code, file.course, file.state, file.order, file.madeOn, file.usedOn, file.usedBy];
  const lines = found.map((row) => {
    const code = toCode(row, locale, now);
    return [
      code.code,
      code.title,
      states[code.state],
      code.order,
      dayOf(code.madeAt),
      dayOf(code.usedAt),
      code.usedBy ?? '',
    ];
  });
  return { text: csvFile([head, ...lines]) };
}

const dayOf = (at: string | null): string => (at === null ? '' : dayText(dayNumber(new Date(at))));
