'use client';

import { useState } from 'react';
import { dayIn } from '@/lib/branches/branch-filter';

type Props = {
  name: string;
  label: string;
  value: string | null;
  /** The earliest day allowed, if later than today. */
  least: string | null;
  onChoose: (day: string | null) => void;
};

/** By the visitor's calendar; called in the browser only. */
const today = () => dayIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A day from today on. While the user types a year, the field holds days long past (0002, 0020 …): they are shown, but not searched. */
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
