'use client';

import { useState } from 'react';
import { dayIn } from '@/lib/branches/branch-filter';

type Props = {
  name: string;
  label: string;
  value: string | null;
  /** The first day that makes sense besides today. */
  least: string | null;
  onChoose: (day: string | null) => void;
};

/** By the visitor's calendar; asked for in the browser only. */
const today = () => dayIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A day from today on. While a year is typed the field holds days long past (0002, 0020 …): they are shown, not searched for. */
export function DayField({ name, label, value, least, onChoose }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const first = () => (least && least > today() ? least : today());
  return (
    <input
      className="input font-normal"
      type="date"
      name={name}
      toolparamdescription={label}
      autoComplete="off"
      value={typed ?? value ?? ''}
      onFocus={({ target }) => {
        target.min = first();
      }}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        const day = target.value;
        const isWanted = day === '' || day >= first();
        setTyped(isWanted ? null : day);
        if (isWanted) onChoose(day || null);
      }}
    />
  );
}
