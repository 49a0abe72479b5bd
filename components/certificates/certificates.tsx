'use client';

import { useTranslations } from 'next-intl';
import { useCertificates } from '@/lib/certificates/queries';
import { useLearning } from '@/components/learn/shell/learn-context';
import { CertificateCard } from './certificate-card';

/** The certificates of the current learner; nothing where there are none. */
export function Certificates() {
  const t = useTranslations('exam.certificate');
  const { who, kids } = useLearning();
  const { data = [] } = useCertificates(who.learner, true);
  if (data.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="text-ink-2">{t(kids ? 'kidsText' : 'text')}</p>
      <ul className="grid gap-4 md:grid-cols-2">
        {data.map((certificate) => (
          <li key={certificate.number}>
            <CertificateCard certificate={certificate} />
          </li>
        ))}
      </ul>
    </section>
  );
}
