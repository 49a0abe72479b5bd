'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FormAlert } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PageLink } from '@/lib/kernel/links/page-link';
import { courseHref } from '@/components/learn/shell/learn-href';
import { useOpening, type OpeningProps } from './use-opening';

/** Opening the first lesson ends the right to a refund of the course (docs/product.md, "Refunds"): this dialog says so before. */
export default function AskToOpen(props: OpeningProps) {
  const { course, lesson } = props;
  const t = useTranslations('learn.ask');
  const { locale } = useAccount();
  const dialog = useRef<HTMLDialogElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { run, busy, failure } = useOpening(props);
  return (
    <>
      <div className="card grid justify-items-start gap-4 p-6">
        <p className="prose-width">{lesson.summary}</p>
        <Button ref={begin} onClick={() => dialog.current?.showModal()}>
          {t('begin')}
        </Button>
      </div>
      {/* The dialog opened by itself, so the browser has no element to return the focus to. */}
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
