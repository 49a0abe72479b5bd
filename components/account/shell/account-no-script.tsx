import { getTranslations } from 'next-intl/server';
import { NoScript } from '@/components/ui/shell/no-script';
import type { SiteMetadata } from '@/lib/site/contract';
import { telephoneHref } from '@/lib/kernel/links/href';

/** Login needs JavaScript: what to do without it, and whom to ask. */
export async function AccountNoScript({ site: { email, phone, officeHours } }: { site: SiteMetadata }) {
  const t = await getTranslations('account.noScript');
  return (
    <NoScript>
      <div className="wrap grid max-w-[640px] gap-4 py-14 md:py-20">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="text-ink-2">{t('text')}</p>
        <p>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          <br />
          <a className="link" href={telephoneHref(phone)}>
            {phone}
          </a>
          <span className="block text-sm text-ink-2">{officeHours}</span>
        </p>
      </div>
    </NoScript>
  );
}
