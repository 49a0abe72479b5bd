'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { useClass } from '@/lib/classes/queries';
import { useInvitations } from '@/lib/joining/queries';
import type { Invitation } from '@/lib/joining/contract';
import { useTeach } from '@/components/teach/shell/teach-context';
import { InvitationRow } from './invitation-row';
import { InvitationSheet } from './invitation-sheet';
import { NewInvitation } from './new-invitation';

/** The invitations of a class, by which families join it with their own accounts. */
export function InvitationsScreen({ id }: { id: string }) {
  const t = useTranslations('teach.joining');
  const { isOpen } = useTeach();
  const schoolClass = useClass(id);
  const invitations = useInvitations(id);
  const [printed, setPrinted] = useState<Invitation | null>(null);
  const className = schoolClass.data?.name ?? '';
  if (printed) return <InvitationSheet invitation={printed} className={className} onDone={() => setPrinted(null)} />;
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <Loaded query={schoolClass}>
        {({ name, archivedAt }) => (
          <div className="grid gap-6">
            <h2 className="text-xl wrap-anywhere">{name}</h2>
            {isOpen && archivedAt === null && <NewInvitation schoolClass={id} />}
            <Loaded query={invitations}>
              {(all) =>
                all.length === 0 ? (
                  <p className="text-ink-2">{t('none')}</p>
                ) : (
                  <ul className="teach-list">
                    {all.map((one) => (
                      <InvitationRow key={one.id} invitation={one} onPrint={() => setPrinted(one)} />
                    ))}
                  </ul>
                )
              }
            </Loaded>
            <p>
              <a href={hashFor('')} className="btn btn-secondary">
                {t('back')}
              </a>
            </p>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
