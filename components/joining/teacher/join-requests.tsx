'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Field } from '@/components/ui/forms/field';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { acceptRequest, declineRequest, useJoinRequests } from '@/lib/joining/queries';
import type { JoinRequest } from '@/lib/joining/contract';
import { nameSchema } from '@/lib/kernel/person/names';
import { maxStudentNameLength } from '@/lib/classes/student';
import { useTeach } from '@/components/teach/shell/teach-context';
import { PageButtons } from '@/components/ui/shell/page-buttons';

/** The requests to join a class; nothing where there are none. */
export function JoinRequests() {
  const t = useTranslations('teach.joining');
  const [page, setPage] = useState(1);
  const { data } = useJoinRequests(page);
  if (!data || data.count === 0) return null;
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{t('requests', { count: data.count })}</h2>
      <p className="text-ink-2">{t('requestsText')}</p>
      <ul className="teach-list">
        {data.items.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
      <PageButtons page={page} pages={data.pages} onPage={setPage} />
    </section>
  );
}

const schema = z.object({ name: nameSchema(maxStudentNameLength) });

function Request({ request: { id, name, askedAt, schoolClass, isOfFamily } }: { request: JoinRequest }) {
  const t = useTranslations('teach.joining');
  const account = useTranslations('account');
  const { date } = useAccount();
  const { isOpen } = useTeach();
  const [isAsked, setAsked] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    await declineRequest(id);
    void notify('info', t('declined', { name }));
  });
  const form = useAccountForm({
    schema,
    defaultValues: { name },
    send: async (values) => {
      await acceptRequest(id, values.name);
      void notify('success', t('accepted', { name: values.name, className: schoolClass.name }));
    },
    fieldOfCode: { STUDENT_EXISTS: ['name'] },
  });
  const spokenName = <span className="sr-only"> {name}</span>;
  return (
    <li className="grid gap-3">
      <div className="teach-row">
        <span className="min-w-0">
          <b className="wrap-anywhere">{name}</b>
          <span className="block text-sm text-ink-2 wrap-anywhere">
            {[schoolClass.name, ...(isOfFamily ? [t('ofFamily')] : []), date(askedAt)].join(' · ')}
          </span>
        </span>
        <span className="flex flex-wrap gap-2">
          {isOpen && (
            <Button aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
              {t('accept')}
              {spokenName}
            </Button>
          )}
          <Button kind="quiet" onClick={() => void run()} busyLabel={busy && account('sending')}>
            {t('decline')}
            {spokenName}
          </Button>
        </span>
      </div>
      <FormAlert error={failure} onRetry={() => void run()} />
      {isAsked && (
        <FormFrame form={form} submitText={t('acceptNow')} className="rounded-card bg-paper-2 p-4">
          <Field {...form.field('name', 'studentName')} hint={t('nameHint')} />
        </FormFrame>
      )}
    </li>
  );
}
