'use client';

import { useTranslations } from 'next-intl';
import { AddressText } from '@/components/account/address-fields';
import { useAccount } from '@/components/ui/shell/account-context';
import { Facts } from '@/components/ui/shell/facts';
import type { Address } from '@/lib/account/address';
import type { Parcel } from '@/lib/shipping/parcel';

type Props = { order: { parcel: Parcel | null; address: Address | null } };

/** The state of the shipment of an order, and its address. */
export function OrderShipment({ order: { parcel: shipment, address } }: Props) {
  const t = useTranslations('account.order');
  const receipt = useTranslations('account.receipt');
  const { date } = useAccount();
  return (
    <div className="grid gap-3">
      <h3>{t(shipment ? `parcel${shipment.status}` : 'shipped')}</h3>
      {shipment && (
        <Facts
          facts={[
            [t('shippedAt'), shipment.shippedAt !== null && date(shipment.shippedAt)],
            [t('carrier'), shipment.carrier ?? undefined],
            [t('tracking'), shipment.tracking ?? undefined],
          ]}
        />
      )}
      {shipment?.trackingUrl && (
        <a
          href={shipment.trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="btn btn-secondary justify-self-start"
        >
          {t('track')}
          <span className="sr-only"> {t('newTab')}</span>
        </a>
      )}
      {address && shipment?.status !== 'CANCELLED' && (
        <div>
          {shipment && <h4 className="mb-1 text-sm text-ink-2">{receipt('shipTo')}</h4>}
          <AddressText address={address} />
        </div>
      )}
    </div>
  );
}
