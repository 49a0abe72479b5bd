'use client';

import { useTranslations } from 'next-intl';
import { Loaded, NothingYet } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useGiftCard } from '@/lib/gifts/queries';
import { GiftCard } from './gift-card';

/** The card of a gift, to be printed or saved. */
export default function CardScreen({ id }: { id: string }) {
  const t = useTranslations('account.gift');
  const query = useGiftCard(id);
  const isGone = query.error !== null && ['NOT_FOUND', 'STATE_CHANGED'].includes(asApiError(query.error).code);
  const back = (
    <a href="#/userSpace/entitlements" className="btn btn-secondary">
      {t('back')}
    </a>
  );
  return (
    <div className="print:[&_h1]:hidden print:[&_h1+p]:hidden">
      <Screen title={t('cardTitle')} lead={t('cardLead')}>
        {isGone ? (
          <NothingYet title={t('cardGone')} text={t('cardGoneHelp')}>
            {back}
          </NothingYet>
        ) : (
          <Loaded query={query} skeleton="h-96">
            {(card) => (
              <div className="grid gap-6">
                <GiftCard card={card} />
                <p className="flex flex-wrap gap-3 print:hidden">
                  <Button onClick={() => window.print()}>{t('print')}</Button>
                  {back}
                </p>
              </div>
            )}
          </Loaded>
        )}
      </Screen>
    </div>
  );
}
