'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Field } from '@/components/ui/field';
import { StartClassLink } from '@/components/ui/start-class-link';
import { redeemCode } from '@/lib/api/ecommerce-queries';
import type { Entitlement } from '@/lib/contract/user';
import { entitlementsQuery } from '@/lib/api/user-queries';
import { getQueryClient } from '@/lib/api/query-client';
import { EntitlementItem } from '@/components/account/owned/entitlement-item';
import { FormAlert } from '@/components/account/forms/form-alert';
import { useAccountSite } from '@/components/account/shell/account-context';
import { Screen } from '@/components/account/shell/screen';
import { SubmitButton } from '@/components/account/forms/submit-button';
import { useFieldError } from '@/components/account/forms/use-field-error';
import { useSubmit } from '@/components/account/forms/use-submit';

const schema = z.object({ code: z.string().trim().min(4).max(40) });

/** A course code becomes a course (docs/product.md, "Codes"). */
export default function RedeemScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account.redeem');
  const fieldError = useFieldError();
  const [given, setGiven] = useState<Entitlement[] | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: query.get('code') ?? '' } });
  const { submit, busy, failure } = useSubmit(
    form,
    async ({ code }) => {
      const client = getQueryClient();
      const before = await client.fetchQuery(entitlementsQuery());
      const now = await redeemCode(code);
      setGiven(now.filter(({ id }) => !before.some((known) => known.id === id)));
      client.setQueryData(entitlementsQuery().queryKey, now);
      await client.invalidateQueries({ queryKey: ['coursePlans'] });
      form.reset({ code: '' });
    },
    { CODE_INVALID: 'code', CODE_ALREADY_REDEEMED: 'code' },
  );
  return (
    <Screen title={t('title')} lead={t('lead')} narrow>
      {given && <Redeemed given={given} />}
      <form onSubmit={submit} noValidate className="card grid gap-5 p-5 sm:p-8">
        <FormAlert error={failure} onRetry={submit} />
        <Field
          label={t('code')}
          hint={t('hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="[&_input]:font-mono [&_input]:tracking-wider [&_input]:uppercase"
          error={fieldError('redeemCode', form.formState.errors.code)}
          {...form.register('code')}
        />
        <SubmitButton busy={busy}>{t('submit')}</SubmitButton>
      </form>
    </Screen>
  );
}

function Redeemed({ given }: { given: Entitlement[] }) {
  const t = useTranslations('account.redeem');
  const order = useTranslations('account.order');
  const { site } = useAccountSite();
  return (
    <section role="status" className="mb-6 grid gap-4 rounded-card bg-jade-soft p-5 sm:p-8">
      <h2 className="text-xl">{t('done')}</h2>
      <ul className="grid gap-2">
        {given.map((entitlement) => (
          <EntitlementItem key={entitlement.id} entitlement={entitlement} />
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <StartClassLink href={site.appUrl} className="btn btn-primary">
          {order('start')}
          <span className="sr-only"> {order('newTab')}</span>
        </StartClassLink>
        <a href="#/userSpace/courses" className="btn btn-secondary">
          {order('toCoursesOwned')}
        </a>
      </p>
    </section>
  );
}
