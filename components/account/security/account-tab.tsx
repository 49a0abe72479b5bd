'use client';

import { Loaded } from '@/components/ui/shell/loaded';
import { useSecurity } from '@/lib/login/queries';
import { DataCard } from '@/components/privacy/data-card';
import { DevicesCard } from '@/components/login/security/devices-card';
import { EmailCard } from '@/components/login/security/email-card';
import { NoAddressCard } from '@/components/login/security/no-address-card';
import { PasskeysCard } from '@/components/login/security/passkeys-card';
import { PasswordCard } from '@/components/login/security/password-card';
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
