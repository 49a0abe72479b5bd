'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { PagedList } from '@/components/ui/shell/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { useEmails } from '@/lib/mail/queries';
import type { OwnEmail } from '@/lib/mail/contract';

/** The emails that the shop has sent, newest first, for a user who did not receive one. */
export default function EmailsTab() {
  const t = useTranslations('account.letters');
  const { user } = useAccount();
  const [page, setPage] = useState(1);
  return (
    <PagedList
      query={useEmails(page)}
      page={page}
      onPage={setPage}
      isByAge
      empty={<EmptyState title={t('none')}>{user?.email && t('lead', { email: user.email })}</EmptyState>}
      skeleton="h-64"
      className="grid gap-4"
    >
      {(items) => (
        <>
          <p className="prose-width break-words text-ink-2">{t('lead', { email: user?.email ?? '' })}</p>
          <ul className="grid gap-3">
            {items.map((email) => (
              <Email key={email.id} email={email} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

function Email({ email: { subject, text, writtenAt } }: { email: OwnEmail }) {
  const { date } = useAccount();
  return (
    <li>
      <details className="card px-5 py-1 shadow-none">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 after:font-bold after:text-action after:content-['+'] in-open:after:content-['–']">
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6">
            <span className="font-bold wrap-anywhere">{subject}</span>
            <span className="text-sm text-ink-2">{date(writtenAt, true)}</span>
          </span>
        </summary>
        <div className="prose-width grid gap-3 pt-1 pb-4 wrap-anywhere">
          {text.split('\n\n').map((paragraph, index) => (
            <p key={index} className="whitespace-pre-line">
              {linked(paragraph)}
            </p>
          ))}
        </div>
      </details>
    </li>
  );
}

/** A link of an email is its label and, on the line below, its address. */
function linked(paragraph: string) {
  const [label, address] = paragraph.split('\n');
  if (!label || !address || !URL.canParse(address) || !/^https?:/.test(address)) return paragraph;
  return (
    <a className="link" href={address}>
      {label}
    </a>
  );
}
