'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useAccount } from '@/components/account/shell/account-context';
import { languageNames } from '@/lib/i18n/locales';
import type { StepProps } from '../step-props';

/** Seconds between two notes of where somebody is. */
const noteEvery = 10;

/** A film with its captions; it goes on where it was left, on any device. */
export default function FilmStep({ step, startAt, onReached, onDone }: StepProps<'film'>) {
  const t = useTranslations('learn.film');
  const { locale } = useAccount();
  const noted = useRef(startAt);
  const [hasFailed, setFailed] = useState(false);
  const note = ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLVideoElement>, every: number) => {
    if (Math.abs(currentTime - noted.current) < every) return;
    noted.current = currentTime;
    onReached(Math.floor(currentTime));
  };
  return (
    <div className="grid gap-3">
      <video
        className="w-full rounded-card bg-black"
        aria-label={step.title}
        src={step.src}
        controls
        playsInline
        preload="metadata"
        crossOrigin="anonymous"
        onLoadedMetadata={({ currentTarget }) => {
          // Who had nearly seen it all sees it from the start.
          if (startAt < step.seconds - noteEvery) currentTarget.currentTime = startAt;
        }}
        onTimeUpdate={(event) => note(event, noteEvery)}
        onPause={(event) => note(event, 1)}
        onEnded={onDone}
        onError={() => setFailed(true)}
      >
        {step.captions && (
          <track kind="captions" src={step.captions} srcLang={locale} label={languageNames[locale]} default />
        )}
      </video>
      {hasFailed && (
        <p role="alert" className="rounded-card bg-danger-soft p-4 font-semibold text-danger">
          {t('failed')}
        </p>
      )}
    </div>
  );
}
