'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { languageNames } from '@/lib/kernel/i18n/locales';
import type { StepProps } from '@/components/lessons/step-props';

/** Seconds between two reports of the position. */
const noteEvery = 10;
type OfVideo = SyntheticEvent<HTMLVideoElement>;

type Props = Pick<StepProps<'film'>, 'startAt' | 'onReached' | 'onDone' | 'onRenew'> & {
  step: Omit<StepProps<'film'>['step'], 'id' | 'kind'>;
};

/** A video with captions. It resumes where the user left off, on any device, and also after its link has expired. */
export default function VideoStep({ step, startAt, onReached, onDone, onRenew }: Props) {
  const t = useTranslations('learn.film');
  const { locale } = useAccount();
  // A user who had seen nearly all of it starts from the beginning.
  const place = useRef(startAt < step.seconds - noteEvery ? startAt : 0);
  const noted = useRef(startAt);
  /** False while a video loads: the player then reports position 0. */
  const isThere = useRef(true);
  const renewed = useRef<{ at: number; rate: number; isPlaying: boolean }>(null);
  const [hasFailed, setFailed] = useState(false);

  const begin = (video: HTMLVideoElement) => {
    video.currentTime = place.current;
    if (renewed.current && !isThere.current) {
      video.playbackRate = renewed.current.rate;
      if (renewed.current.isPlaying) void video.play().catch(() => {});
    }
    isThere.current = true;
  };
  const note = ({ currentTarget: { currentTime } }: OfVideo, every: number) => {
    if (!isThere.current) return;
    place.current = currentTime;
    if (Math.abs(currentTime - noted.current) < every) return;
    noted.current = currentTime;
    onReached(Math.floor(currentTime));
  };
  // A link expires after some hours, so another is requested. If that one fails at the same position, the link is not the cause.
  const renew = async ({ paused, playbackRate: rate }: HTMLVideoElement) => {
    const at = place.current;
    if (renewed.current && Math.abs(at - renewed.current.at) < 1) return setFailed(true);
    renewed.current = { at, rate, isPlaying: !paused };
    isThere.current = false;
    if (!(await onRenew())) setFailed(true);
  };
  const player = useRef<HTMLVideoElement>(null);
  // On a slow device it may have loaded or failed before the event handlers were attached.
  const catchUp = useEffectEvent((video: HTMLVideoElement) => {
    if (video.error) void renew(video);
    else if (video.readyState >= video.HAVE_METADATA) begin(video);
  });
  useEffect(() => {
    if (player.current) catchUp(player.current);
  }, []);
  return (
    <div className="grid gap-3">
      <video
        ref={player}
        className="w-full rounded-card bg-black"
        aria-label={step.title}
        src={step.src}
        controls
        playsInline
        preload="metadata"
        crossOrigin="anonymous"
        onLoadedMetadata={(event) => begin(event.currentTarget)}
        onTimeUpdate={(event) => note(event, noteEvery)}
        onPause={(event) => note(event, 1)}
        onEnded={onDone}
        onError={(event) => void renew(event.currentTarget)}
      >
        {step.captions && (
          <track kind="captions" src={step.captions} srcLang={locale} label={languageNames[locale]} default />
        )}
      </video>
      {!step.captions && <p className="text-sm text-ink-2">{t('noCaptions')}</p>}
      {hasFailed && (
        <p role="alert" className="rounded-card bg-danger-soft p-4 font-semibold text-danger">
          {t('failed')}
        </p>
      )}
    </div>
  );
}
