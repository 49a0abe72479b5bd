import type { TeachingDraft } from '@/lib/contract/teaching';
import type { PersonalRequest } from '@/lib/contract/requests';
import { schoolRegion } from '@/lib/domain/store-regions';
import type { Asked } from '../../context';
import { inTransaction } from '../../database';
import { limitRequests, newReference, onceOnly, repeated } from '../begin';
import { beginRequest } from '../move';
import { personalRequest } from '../personal-request';
import { applicationKey, withAnswers } from './application';

/**
 * Begins an application for the teaching program as a draft, and mails the link to go on with it (docs/product.md, "Teaching programme").
 * @throws ServiceError ALREADY_BOOKED where this person has one that is not closed
 */
export async function beginDraft({
  ctx,
  input: { name, email, phone, locale, idempotencyKey, ...given },
}: Asked<TeachingDraft & { idempotencyKey: string }>): Promise<PersonalRequest> {
  await limitRequests(ctx, 'teaching', email);
  const { payload, user } = ctx;
  const { secret } = payload;
  const now = ctx.now();
  const once = onceOnly(idempotencyKey);
  const shared = { kind: 'teaching', subjectId: null, groupId: null } as const;
  return inTransaction(payload, async ({ db }) => {
    const before = await repeated(db, once, { ...shared, email });
    if (before) return personalRequest(db, secret, before, now);
    const row = await beginRequest(
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
    return personalRequest(db, secret, row, now);
  });
}
