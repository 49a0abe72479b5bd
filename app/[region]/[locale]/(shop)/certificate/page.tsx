import { getTranslations } from 'next-intl/server';
import { CertificateCheck } from '@/components/certificate/certificate-check';
import { PageLanguages } from '@/components/layout/page-languages';
import { checkPath } from '@/lib/domain/learning/certificate';
import { pageMetadata } from '@/lib/i18n/metadata';

export async function generateMetadata() {
  const t = await getTranslations('examCertificate.check');
  return pageMetadata({ path: checkPath, title: t('title'), description: t('lead') });
}

/** Where a certificate is checked by its number: the address that is printed on it. */
export default function CertificatePage() {
  return (
    <>
      <CertificateCheck />
      <PageLanguages path={checkPath} />
    </>
  );
}
