'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { useInvitation } from '@/lib/joining/queries';
import { JoinForm } from './join-form';

/** A family opens a teacher's invitation by its link, or types its code (docs/product.md, "Joining a class"). */
export default function JoinScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account.joining');
  const code = query.get('code') ?? '';
  return (
    <Screen title={t('title')} lead={code ? undefined : t('lead')} narrow>
      {code ? <Invited key={code} code={code} /> : <TypedCode />}
    </Screen>
  );
}

const schema = z.object({ code: z.string().trim().min(1).max(40) });

function TypedCode() {
  const t = useTranslations('account.joining');
  const form = useAccountForm({
    schema,
    defaultValues: { code: '' },
    send: async ({ code }) => goTo(hashFor('join', { code })),
  });
  return (
    <FormFrame form={form} submitText={t('open')}>
      <Field {...form.field('code', 'joinCode')} inputClass="font-mono tracking-wider uppercase" />
    </FormFrame>
  );
}

function Invited({ code }: { code: string }) {
  const t = useTranslations('account.joining');
  return (
    <div className="grid gap-5">
      <Loaded query={useInvitation(code)}>{(invitation) => <JoinForm code={code} invitation={invitation} />}</Loaded>
      <p>
        <a className="link" href={hashFor('join')}>
          {t('otherCode')}
        </a>
      </p>
    </div>
  );
}
