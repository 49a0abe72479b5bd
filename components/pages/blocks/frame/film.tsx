'use client';

import { useEffect, useRef, type ComponentProps } from 'react';

/** The browser's own player. Captions marked as `default` would be fetched with the page: here the first start switches them on. */
export function Film(props: ComponentProps<'video'>) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = ref.current!;
    const showCaptions = () => {
      for (const captions of film.textTracks) captions.mode = 'showing';
    };
    // Started before the scripts were there.
    if (!film.paused) return showCaptions();
    film.addEventListener('play', showCaptions, { once: true });
    return () => film.removeEventListener('play', showCaptions);
  }, []);
  return <video {...props} ref={ref} controls playsInline preload="none" />;
}
