import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';

/** The 404 page: a stone beside the board, and a link home. */
export async function NotFoundContent() {
  const t = await getTranslations('notFound');
  return (
    <div data-page-type="error" className="wrap grid items-center gap-10 py-14 md:grid-cols-[1fr_.9fr] md:py-24">
      <div className="grid justify-items-start gap-5">
        <p className="font-display text-6xl font-extrabold text-action">404</p>
        <h1>{t('title')}</h1>
        <p className="prose-width text-lg text-ink-2">{t('joke')}</p>
        <p className="prose-width text-ink-2">{t('help')}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="">{t('home')}</ButtonLink>
          <ButtonLink to="courses" kind="secondary">
            {t('courses')}
          </ButtonLink>
        </p>
      </div>
      <LostStone label={t('picture')} />
    </div>
  );
}

/** A board with all stones on intersections but one, which is beside it. */
function LostStone({ label }: { label: string }) {
  const lines = [0, 1, 2, 3, 4];
  const stones = { k: ['1 1', '2 1', '1 3'], w: ['2 2', '3 1', '3 3'] };
  return (
    <svg viewBox="-.6 -.6 6.8 5.2" role="img" aria-label={label} className="mx-auto w-full max-w-[440px]">
      <rect x="-.6" y="-.6" width="5.2" height="5.2" rx=".35" fill="#edc077" />
      <path
        d={lines.map((n) => `M0 ${n}H4M${n} 0V4`).join('')}
        fill="none"
        stroke="#7a4e12"
        strokeWidth=".04"
        strokeOpacity=".75"
      />
      {Object.entries(stones).map(([color, points]) =>
        points.map((at) => <circle key={at} r=".46" fill={`url(#go-${color})`} transform={`translate(${at})`} />),
      )}
      <circle cx="5.45" cy="3.4" r=".46" fill="url(#go-k)" stroke="var(--color-control)" strokeWidth=".03" />
      <path
        d="M5.45 2.45c0-.5.55-.45.55-.95 0-.34-.25-.55-.55-.55s-.55.2-.55.5"
        fill="none"
        stroke="var(--color-orange-600)"
        strokeWidth=".14"
        strokeLinecap="round"
      />
      <circle cx="5.45" cy="2.72" r=".09" fill="var(--color-orange-600)" />
    </svg>
  );
}
