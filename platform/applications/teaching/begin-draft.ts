import type { TeachingDraft } from '@/lib/applications/teaching-contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import { schoolRegion } from '@/lib/branches/store-regions';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { limitApplications, newReference, onceOnly, repeated } from '../begin';
import { createApplication } from '../move';
import { personalApplication } from '../personal-application';
import { applicationKey, withAnswers } from '../teaching-application';

/**
 * Begins an application for the teaching program as a draft, and mails the link to go on with it (docs/product.md, "Teaching programme").
 * @throws ServiceError ALREADY_BOOKED where this person has one that is not closed
 */
export async function beginDraft({
  ctx,
  input: { name, email, phone, locale, idempotencyKey, ...given },
}: Asked<TeachingDraft & { idempotencyKey: string }>): Promise<PersonalApplication> {
  await limitApplications(ctx, 'teaching', email);
  const { payload, user } = ctx;
  const { secret } = payload;
  const now = ctx.now();
  const once = onceOnly(idempotencyKey);
  const shared = { kind: 'teaching', subjectId: null, groupId: null } as const;
  return inTransaction(payload, async ({ db }) => {
    const before = await repeated(db, once, { ...shared, email });
    if (before) return personalApplication(db, secret, before, now);
    const row = await createApplication(
      db,
      {
        ...shared,
        reference: newReference('P'),
        user: user?.id ?? null,
        region: schoolRegion,
        locale,
        name,
        email,
        phone,
        answers: withAnswers({}, given),
        dedupeKey: applicationKey(email, name, undefined),
        idempotencyKey: once,
        linkVersion: 1,
      },
      'draft',
      { secret, now, by: { actor: 'person' } },
    );
    return personalApplication(db, secret, row, now);
  });
}
