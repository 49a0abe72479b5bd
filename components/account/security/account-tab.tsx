'use client';

import { Loaded } from '@/components/ui/shell/loaded';
import { useSecurity } from '@/lib/login/queries';
import { DataCard } from '@/components/privacy/data-card';
import { DevicesCard } from './devices-card';
import { EmailCard } from './email-card';
import { NoAddressCard } from './no-address-card';
import { PasskeysCard } from '@/components/login/passkeys-card';
import { PasswordCard } from '@/components/login/password-card';
import { TeachersCard } from '@/components/handover/teachers-card';

/** How the account is entered, from where, and how it is left for good. */
export default function AccountTab() {
  return (
    <Loaded query={useSecurity()} skeleton="h-80">
      {(security) =>
        security.email === '' ? (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <NoAddressCard />
            <DevicesCard />
            <TeachersCard canLeave={false} />
          </div>
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <EmailCard security={security} />
            <PasswordCard security={security} />
            <PasskeysCard security={security} />
            <DevicesCard />
            <TeachersCard canLeave />
            <DataCard security={security} />
          </div>
        )
      }
    </Loaded>
  );
}
