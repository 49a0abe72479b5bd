import { Paragraphs } from '@/components/ui/paragraphs';
import type { Faq } from '@/lib/contract/cms';

/** Questions by group; each answer has an address of its own (#slug). */
export function FaqGroups({ faqs }: { faqs: Faq[] }) {
  const groups = [...new Set(faqs.map((faq) => faq.group))];
  return (
    <div className="wrap grid gap-12 py-10 md:py-16">
      {groups.map((group, index) => (
        <section key={group} aria-labelledby={`group-${index}`}>
          <h2 id={`group-${index}`} className="mb-4 text-[1.5rem]">
            {group}
          </h2>
          <div className="grid gap-2">
            {faqs
              .filter((faq) => faq.group === group)
              .map((faq) => (
                <details key={faq.slug} id={faq.slug} className="card px-5 py-1 shadow-none">
                  <summary className="flex min-h-12 cursor-pointer items-center font-bold">{faq.question}</summary>
                  <Paragraphs text={faq.answer} className="pb-4 text-ink-2" />
                </details>
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}
