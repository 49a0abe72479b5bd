import { anchorsOf } from './anchors';
import { Paragraphs } from './paragraphs';
import type { EditorialPage } from '@/lib/contract/cms';

type Section = EditorialPage['sections'][number];

/** The sections of an editorial page, each reachable by its anchor; a long page gets a table of contents. */
export function Sections({ sections, contentsLabel }: { sections: Section[]; contentsLabel: string }) {
  const anchors = anchorsOf(sections);
  const withContents = sections.length > 7;
  return (
    <div className={`wrap grid gap-10 py-10 md:py-16 ${withContents ? 'lg:grid-cols-[280px_1fr]' : ''}`}>
      {withContents ? (
        <nav aria-label={contentsLabel} className="self-start lg:sticky lg:top-28">
          <h2 className="mb-3 text-[18px]">{contentsLabel}</h2>
          <ol className="grid gap-1 text-[15px]">
            {sections.map((section, index) => (
              <li key={anchors[index]}>
                <a href={`#${anchors[index]}`} className="inline-block py-1 text-ink-2 hover:text-action">
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className={withContents ? 'grid gap-10' : 'grid gap-10 md:grid-cols-2'}>
        {sections.map((section, index) => (
          <section
            key={anchors[index]}
            id={anchors[index]}
            aria-labelledby={`${anchors[index]}-title`}
            className="grid content-start gap-3"
          >
            <h2 id={`${anchors[index]}-title`} className="text-[clamp(1.25rem,1.1rem+0.8vw,1.6rem)]">
              {section.heading}
            </h2>
            <Paragraphs text={section.body} />
          </section>
        ))}
      </div>
    </div>
  );
}
