'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Measuring } from '@/lib/site/measuring';
import { answerTo, consentStore, decide, followOtherTabs, isRefusedByBrowser, type Purpose } from './consent';
import { ConsentBar, type ConsentTexts } from './consent-bar';
import { routeOf } from './route';
import { measurePage, stopMeasuring } from './tracking';

/** Asks for consent once, and applies the answer on every page until it changes. */
export default function VisitMeasure({ settings, texts }: { settings: Measuring; texts: ConsentTexts }) {
  const pathname = usePathname();
  const { stored, isOpen } = useStore(consentStore);
  const purposes = (['pixel', 'analytics'] as Purpose[]).filter((purpose) => settings[purpose]);
  const answer = answerTo(purposes, stored);

  useEffect(followOtherTabs, []);
  useEffect(() => {
    if (answer === 'agreed') measurePage(settings);
    else stopMeasuring();
  }, [answer, pathname, settings]);

  const isAsked = answer === null && routeOf(location.pathname) !== null;
  if (!isOpen && !isAsked) return null;
  return (
    <ConsentBar
      texts={texts}
      answer={answer}
      isOpened={isOpen}
      isSettled={isRefusedByBrowser()}
      onAnswer={(next) => decide(next, purposes)}
      onClose={() => consentStore.setState({ isOpen: false })}
    />
  );
}
