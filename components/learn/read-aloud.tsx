'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { useLearning } from '@/components/learn/shell/learn-context';

const follow = (notify: () => void) => {
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', notify);
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', notify);
};

/** The browser's voice for a language; null where it has none. */
function voiceFor(locale: string): SpeechSynthesisVoice | null {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const named = (lang: string) => lang.replace('_', '-').toLowerCase();
  const wanted = named(locale);
  return (
    voices.find(({ lang }) => named(lang) === wanted) ??
    // No Cantonese voice for Mandarin texts.
    voices.find(({ lang }) => named(lang).slice(0, 2) === wanted.slice(0, 2) && !/hk|yue/i.test(lang)) ??
    null
  );
}

/** Reads a text aloud at a press, and by itself for children, where the browser has a voice of the language. */
export function ReadAloud({ text }: { text: string }) {
  const t = useTranslations('learn');
  const { locale } = useAccount();
  const { kids } = useLearning();
  const hasVoice = useSyncExternalStore(
    follow,
    () => voiceFor(locale) !== null,
    () => false,
  );
  useEffect(() => {
    if (!hasVoice) return;
    if (kids) speak(text, locale);
    return () => globalThis.speechSynthesis?.cancel();
  }, [text, locale, kids, hasVoice]);
  if (!hasVoice) return null;
  return (
    <Button kind="quiet" className="learn-tool" aria-label={t('readAloud')} onClick={() => speak(text, locale)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
        <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6m2.6-8.6a8 8 0 0 1 0 11.2" />
      </svg>
    </Button>
  );
}

function speak(text: string, locale: string) {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voiceFor(locale);
  utterance.lang = utterance.voice?.lang ?? locale;
  utterance.rate = 0.9;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
