import { getTranslations } from 'next-intl/server';
import { CertificateCheck } from '@/components/certificates/certificate-check';
import { PageLanguages } from '@/components/pages/page-languages';
import { checkPath } from '@/lib/certificates/certificate';
import { pageMetadata } from '@/lib/site/page-metadata';

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
