import type { ReactNode } from 'react';

type Props = {
  /** The path to the page. */
  breadcrumb: ReactNode;
  /** A picture or a board beside the text. */
  visual?: ReactNode;
  children: ReactNode;
};

/** The opening of a page about one thing, under the sunrise of the home page. */
export function SunHeader({ breadcrumb, visual, children }: Props) {
  return (
    <header className="hero relative overflow-hidden before:absolute before:-top-[24%] before:-right-[6%] before:aspect-square before:w-[min(900px,110vw)] before:rounded-full lg:before:w-[min(600px,46vw)] dark:before:opacity-32">
      <div className="relative z-1 wrap pb-10 md:pb-14">
        {breadcrumb}
        <div className={`grid gap-8 pt-2 lg:items-center lg:gap-14 ${visual ? 'lg:grid-cols-[1.2fr_.8fr]' : ''}`}>
          <div className="grid justify-items-start gap-4 [&>h1]:text-[clamp(2rem,1.3rem+2.6vw,3.25rem)]">
            {children}
          </div>
          {visual && (
            <div className="w-full max-w-[440px] overflow-hidden rounded-card shadow-card lg:justify-self-end">
              {visual}
            </div>
          )}
        </div>
      </div>
    </header>
  );
}
