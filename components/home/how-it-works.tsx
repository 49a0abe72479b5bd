import { getTranslations } from 'next-intl/server';
import { Stone } from '@/components/go/stone';
import { Section } from './section';

const steps = ['lesson', 'exercises', 'ai', 'exam'] as const;

export async function HowItWorks() {
  const t = await getTranslations('home');
  return (
    <Section name="how" tinted>
      <ol className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="card p-6 shadow-none">
            <Stone className="text-[15px]" color={index % 2 ? 'white' : 'black'} decorative>
              {index + 1}
            </Stone>
            <h3 className="mt-4">{t(`how.${step}.title`)}</h3>
            <p className="mt-2 text-[15px] text-ink-2">{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
