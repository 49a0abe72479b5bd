import { JsonLd } from '@/components/ui/json-ld';
import { siteMetadata } from '@/lib/data/site';
import { pageUrl } from '@/lib/i18n/metadata';
import { pageLocale } from '@/lib/i18n/page-locale';

export async function OrganizationJsonLd() {
  const [locale, site] = await Promise.all([pageLocale(), siteMetadata()]);
  const sameAs = [site.facebookUrl, site.instagramUrl, site.youtubeUrl, site.discordUrl].filter(Boolean);
  return (
    <JsonLd
      data={{
        '@type': 'EducationalOrganization',
        name: site.title,
        slogan: site.slogan,
        description: site.description,
        url: pageUrl(locale, ''),
        email: site.email,
        telephone: site.phone,
        address: site.address,
        sameAs,
      }}
    />
  );
}
