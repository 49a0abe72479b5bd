import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/kernel/links/link';

/** Two stones, the name, and the name as this language writes it; leads home. */
export async function Logo({ siteTitle }: { siteTitle: string }) {
  const t = await getTranslations('layout');
  const wordmark = t('wordmark');
  const localName = siteTitle.replace(wordmark, '').trim();
  return (
    <Link
      to=""
      aria-label={t('homeLink', { name: [wordmark, localName].filter(Boolean).join(' ') })}
      className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-lg"
    >
      <LogoMark className="h-[30px] w-[34px]" />
      <span className="font-display text-[22px] leading-none font-extrabold">{wordmark}</span>
      {localName && (
        <span className="local-name text-[15px] leading-none font-bold whitespace-nowrap text-ink-2">{localName}</span>
      )}
    </Link>
  );
}

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 30" aria-hidden="true" className={className}>
      <circle cx="13" cy="15" r="12" fill="#1c1917" className="dark:stroke-[#a08d70]" strokeWidth="1" />
      <circle cx="23" cy="17" r="9.5" fill="#fffdf8" stroke="#ea580c" strokeWidth="1.6" />
    </svg>
  );
}
