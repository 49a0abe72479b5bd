'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { useCertificates } from '@/lib/certificates/queries';
import { finishExam } from '@/lib/exams/queries';
import type { Certificate } from '@/lib/certificates/contract';
import { useLearning } from '@/components/learn/shell/learn-context';
import { CertificateCard } from './certificate-card';

/** The certificates of whoever learns here; nothing where there are none. */
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

/** What a passed sitting gave. One that nobody handed in gives it when it is asked for. */
export function EarnedCertificate({ sitting, certificate }: { sitting: string; certificate: Certificate | null }) {
  const t = useTranslations('exam.certificate');
  const { locale } = useAccount();
  const { run, busy, failure } = useAction(() => finishExam(sitting, locale));
  if (certificate) return <CertificateCard certificate={certificate} />;
  return (
    <div className="card grid justify-items-start gap-3 p-5">
      <p>{t('earned')}</p>
      <FormAlert error={failure} onRetry={() => void run()} />
      <Button busyLabel={busy && t('getting')} onClick={() => void run()}>
        {t('get')}
      </Button>
    </div>
  );
}
