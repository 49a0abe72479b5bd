'use client';

import { Loaded } from '@/components/account/shell/loaded';
import { useSecurity } from '@/lib/api/account-queries';
import { DataCard } from './data-card';
import { DevicesCard } from './devices-card';
import { EmailCard } from './email-card';
import { PasskeysCard } from './passkeys-card';
import { PasswordCard } from './password-card';

/** How the account is entered, from where, and how it is left for good. */
export default function AccountTab() {
  return (
    <Loaded query={useSecurity()} skeleton="h-80">
      {(security) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <EmailCard security={security} />
          <PasswordCard security={security} />
          <PasskeysCard security={security} />
          <DevicesCard />
          <DataCard security={security} />
        </div>
      )}
    </Loaded>
  );
}
