'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FormAlert, useAction } from '@/components/account/forms/action';
import { useAccount } from '@/components/account/shell/account-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ApiError } from '@/lib/api/api-error';
import type { Lesson } from '@/lib/contract/learning';
import { PageLink } from '@/lib/i18n/page-link';
import { courseHref } from '../shell/learn-href';
import { useLearning } from '../shell/learn-context';

type Props = {
  course: string;
  lesson: Lesson;
  /** Reads the lesson again. */
  onOpened: () => Promise<{ data?: Lesson }>;
};

/** The first lesson that is opened ends the right to give the course back (docs/product.md, "Refunds"): that is said before. */
export default function AskToOpen({ course, lesson, onOpened }: Props) {
  const t = useTranslations('learn.ask');
  const { locale } = useAccount();
  const { events } = useLearning();
  const dialog = useRef<HTMLDialogElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { run, busy, failure } = useAction(async () => {
    events.tell({ course, lesson: lesson.id, kind: 'opened' });
    await events.flush();
    const { data } = await onOpened();
    // It is open once the school knows.
    if (data?.access !== 'open') throw new ApiError('NETWORK', 0);
  });
  return (
    <>
      <div className="card grid justify-items-start gap-4 p-6">
        <p className="prose-width">{lesson.summary}</p>
        <Button ref={begin} onClick={() => dialog.current?.showModal()}>
          {t('begin')}
        </Button>
      </div>
      {/* It opened by itself: there is nothing the browser could give the focus back to. */}
      <Dialog ref={dialog} title={t('title')} closeLabel={t('close')} onClose={() => begin.current?.focus()}>
        <p>{t('text', { course: lesson.course.title })}</p>
        <FormAlert error={failure} onRetry={() => void run()} />
        <p className="mt-5 flex flex-wrap gap-3">
          <Button busyLabel={busy && t('opening')} onClick={() => void run()}>
            {t('open')}
          </Button>
          <PageLink href={courseHref(locale, course)} className="btn btn-secondary">
            {t('notNow')}
          </PageLink>
        </p>
      </Dialog>
    </>
  );
}
