'use client';

import { useEffect, useRef, type ComponentProps } from 'react';

/** The browser's own player. Captions marked as `default` would be fetched with the page, so the first start switches them on instead. */
export function VideoPlayer(props: ComponentProps<'video'>) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current!;
    const showCaptions = () => {
      for (const captions of video.textTracks) captions.mode = 'showing';
    };
    // Started before the scripts were loaded.
    if (!video.paused) return showCaptions();
    video.addEventListener('play', showCaptions, { once: true });
    return () => video.removeEventListener('play', showCaptions);
  }, []);
  return <video {...props} ref={ref} controls playsInline preload="none" />;
}
