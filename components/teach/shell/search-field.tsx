'use client';

import { useEffect, useState } from 'react';
import { Field } from '@/components/ui/forms/field';

/** Milliseconds after the last key press. */
const rest = 250;

/** A search field; it reports the text once the user has stopped typing. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), rest);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <Field
      label={label}
      type="search"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
