'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import * as z from 'zod';
import { LearnerNote } from '@/components/family/learner-note';
import { LearnerPicker } from '@/components/family/learner-picker';
import { Field } from '@/components/ui/forms/field';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { EntitlementList, StartHere } from '@/components/fulfilment/entitlement-list';
import { Screen } from '@/components/ui/shell/screen';
import { asApiError } from '@/lib/kernel/api/api-error';
import { redeemCode } from '@/lib/codes/queries';
import { learnersQuery } from '@/lib/family/queries';
import { getQueryClient, invalidate } from '@/lib/kernel/api/query-client';
import { entitlementsQuery } from '@/lib/fulfilment/queries';
import type { Entitlement } from '@/lib/fulfilment/contract';

const schema = z.object({ code: z.string().trim().min(4).max(40) });

/** Redeems a course code (docs/product.md, "Codes"). */
export default function RedeemScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account.redeem');
  const [given, setGiven] = useState<Entitlement[] | null>(null);
  const [learner, setLearner] = useState<string | null>(null);
  /** A code whose request got no response, and the entitlements before it. */
  const unanswered = useRef<{ code: string; before: Entitlement[] } | null>(null);
  const form = useAccountForm({
    schema,
    defaultValues: { code: query.get('code') ?? '' },
    send: async ({ code }) => {
      const client = getQueryClient();
      const sent = unanswered.current?.code === code ? unanswered.current : null;
      const before = sent?.before ?? (await client.fetchQuery(entitlementsQuery()));
      const now = await redeemCode(code, learner).catch(async (error: unknown) => {
        const { code: rejection } = asApiError(error);
        if (rejection === 'NETWORK') unanswered.current = { code, before };
        // Redeemed by the unanswered request of this user: its entitlements exist already.
        if (!sent || rejection !== 'CODE_ALREADY_REDEEMED') throw error;
        const found = await client.fetchQuery({ ...entitlementsQuery(), staleTime: 0 });
        if (found.length === before.length) throw error;
        return found;
      });
      unanswered.current = null;
      setGiven(now.filter(({ id }) => !before.some((known) => known.id === id)));
      client.setQueryData(entitlementsQuery().queryKey, now);
      await invalidate(['coursePlans'], learnersQuery().queryKey);
      form.reset({ code: '' });
    },
    fieldOfCode: { CODE_INVALID: ['code'], CODE_ALREADY_REDEEMED: ['code'] },
  });
  return (
    <Screen title={t('title')} lead={t('lead')} narrow>
      {given && (
        <section role="status" className="mb-6 grid gap-4 rounded-card bg-jade-soft p-5 sm:p-8">
          <div>
            <h2 className="text-xl">{t('done')}</h2>
            <LearnerNote learner={given[0]?.learner} />
          </div>
          <EntitlementList entitlements={given} />
          <StartHere given={given} />
        </section>
      )}
      <FormFrame form={form} submitText={t('submit')}>
        <Field {...form.field('code', 'redeemCode')} inputClass="font-mono tracking-wider uppercase" />
        <LearnerPicker value={learner} onChange={setLearner} doing="redeem" invites />
      </FormFrame>
    </Screen>
  );
}
