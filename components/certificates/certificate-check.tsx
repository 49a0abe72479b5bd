import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/pages/breadcrumb';
import { SunHeader } from '@/components/ui/sun-header';
import { certificateOperations } from '@/lib/certificates/addresses';
import { pathOf } from '@/lib/kernel/api/operation';
import { checkPath, maxTypedNumberLength, numberExample } from '@/lib/certificates/certificate';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** Asks for the number of a certificate. The answer is a page of the platform, which rate-limits the checks; no script is needed. */
export async function CertificateCheck() {
  const [t, mail, locale] = await Promise.all([
    getTranslations('examCertificate.check'),
    getTranslations('mail'),
    pageLocale(),
  ]);
  return (
    <>
      <SunHeader breadcrumb={<Breadcrumb above={[]} here={{ to: checkPath, name: t('title') }} />}>
        <h1>{t('title')}</h1>
        <p className="prose-width text-[1.1rem] text-on-sun">{t('lead')}</p>
      </SunHeader>
      <div className="wrap py-10 md:py-14">
        <form action={`/api/${pathOf(certificateOperations.check)}`} className="card grid max-w-[480px] gap-4 p-6">
          <input type="hidden" name="locale" value={locale} />
          <div className="grid gap-1">
            <label htmlFor="number" className="font-bold">
              {t('number')}
            </label>
            <input
              id="number"
              name="number"
              className="input"
              required
              maxLength={maxTypedNumberLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-describedby="number-hint"
            />
            <p id="number-hint" className="text-sm text-ink-2">
              {t('hint', { example: numberExample })}
            </p>
          </div>
          <button type="submit" className="btn btn-primary justify-self-start">
            {t('button')}
          </button>
        </form>
        <p className="prose-width mt-6 text-ink-2">{t('own', { school: mail('closing') })}</p>
      </div>
    </>
  );
}
