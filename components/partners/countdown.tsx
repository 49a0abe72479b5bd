'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/kernel/locale';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
type Unit = (typeof units)[number][0];

type Props = { to: string; label: string; locale: Locale };

/**
 * The time left until a moment that the text beside it states. Days, hours and minutes; seconds only in the last hour. As a
 * `timer` it is not announced at each change. Its space is reserved until the browser knows the time.
 */
export function Countdown({ to, label, locale }: Props) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((Date.parse(to) - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [to]);
  const parts = left === null ? [] : partsOf(left);
  return (
    <div className="min-h-[76px] noscript:hidden">
      {left !== null && left > 0 && (
        <div role="timer" aria-label={label}>
          <p className="text-[14px] text-on-sun">{label}</p>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
            {parts.map(({ unit, count }) => (
              <span key={unit} className="whitespace-nowrap">
                <b className="font-display text-[28px] leading-tight font-extrabold tabular-nums">{count}</b>{' '}
                <span className="text-[14px] text-on-sun">{unitName(count, unit, locale)}</span>
              </span>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}

/** The unit in '1 hour', in the plural form that the language uses for the count. */
function unitName(count: number, unit: Unit, locale: Locale): string | undefined {
  const unitDisplay = unit === 'day' || unit === 'hour' ? 'long' : 'short';
  const formatted = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).formatToParts(count);
  return formatted.find(({ type }) => type === 'unit')?.value;
}

/** 93,784 seconds are 1 day, 2 hours, 3 minutes; leading units without anything in them are left out. */
function partsOf(seconds: number): { unit: Unit; count: number }[] {
  const counted = units.map(([unit, length], index) => {
    const above = units[index - 1]?.[1];
    return { unit, count: Math.floor((above ? seconds % above : seconds) / length) };
  });
  const shown = seconds >= 3600 ? counted.slice(0, 3) : counted.slice(2);
  const first = shown.findIndex(({ count }) => count > 0);
  return shown.slice(Math.max(0, first));
}
