'use client';

import { useTranslations } from 'next-intl';
import { Loaded, NothingYet } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { useEntitlements } from '@/lib/fulfilment/hooks';
import { GiftForm } from './gift-form';

/** Sends one of the account's own codes as a gift. */
export default function SendGiftScreen({ id }: { id: string }) {
  const t = useTranslations('account.gift');
  const query = useEntitlements();
  const found = query.data?.find(({ code }) => code === id);
  return (
    <Screen title={t('title')} lead={found && t('lead', { title: found.title })} narrow>
      <Loaded query={query} skeleton="h-96">
        {() =>
          found ? (
            <GiftForm code={id} />
          ) : (
            <NothingYet title={t('gone')} text={t('goneHelp')}>
              <a href="#/userSpace/entitlements" className="btn btn-secondary">
                {t('toCodes')}
              </a>
            </NothingYet>
          )
        }
      </Loaded>
    </Screen>
  );
}
