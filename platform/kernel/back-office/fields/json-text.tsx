'use client';

import { useState } from 'react';

export const showJson = (value: unknown) =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2);

type JsonTextProps = { id?: string; label?: string; value: unknown; onChange: (value: unknown) => void };

/** JSON as plain text; Payload's own editor would be loaded from another server. */
export function JsonText({ id, label, value, onChange }: JsonTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);

  const change = (text: string) => {
    setDraft(text);
    try {
      onChange(text.trim() === '' ? null : JSON.parse(text));
      setBroken(false);
    } catch {
      // Half-written: the value stays as it was until this is JSON again.
      setBroken(true);
    }
  };

  const text = draft ?? showJson(value);
  return (
    <textarea
      id={id}
      aria-label={label}
      value={text}
      rows={Math.min(24, Math.max(4, text.split('\n').length))}
      spellCheck={false}
      aria-invalid={isBroken}
      style={{ width: '100%', fontFamily: 'monospace' }}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        if (!isBroken) setDraft(null);
      }}
    />
  );
}
