'use client';

import { useEffect, useEffectEvent } from 'react';
import { ReadAloud } from '@/components/learn/read-aloud';
import type { StepProps } from '../step-props';

/** A page to read. It is done as soon as it is shown. */
export default function ReadingStep({ step, onDone }: StepProps<'reading'>) {
  const reportDone = useEffectEvent(onDone);
  useEffect(() => reportDone(), []);
  return (
    <div className="card grid gap-4 p-5 md:p-8">
      <div className="flex justify-end empty:hidden">
        <ReadAloud text={step.paragraphs.join('\n')} />
      </div>
      {step.paragraphs.map((paragraph, index) => (
        <p key={index} className="prose-width text-lg">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
