'use client';

import { useTranslations } from 'next-intl';
import { CertificateCard } from '@/components/certificates/certificate-card';
import { Button } from '@/components/ui/button';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import type { Certificate } from '@/lib/certificates/contract';
import { finishExam } from '@/lib/exams/queries';

/** The certificate of a passed sitting. A sitting that was not handed in gets it on request. */
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
