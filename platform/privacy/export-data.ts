import type { AccountExport } from '@/lib/privacy/contract';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { findLearners } from '@/platform/family/learner-rows';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { onExport } from './hooks';

/** Everything the shop stores about the user, without secrets: hashes, keys, and codes in emails. Each noun gives its own part. */
export async function exportData({ ctx, input }: Asked<{ locale?: Locale | undefined }>): Promise<AccountExport> {
  const { id, username, locale } = requireUser(ctx);
  await limitNetwork(ctx, 'password');
  const db = database(ctx.payload);
  const people = await findLearners(db, id);
  const parts = await onExport.run({
    ctx,
    db,
    user: id,
    username,
    people,
    languages: [input.locale, locale],
    nameOf: (learner) => people.find((one) => one.id === learner)?.name ?? null,
  });
  return Object.assign({ exportedAt: ctx.now().toISOString() }, ...parts) as AccountExport;
}
