import { Board } from '@/components/go/board';
import type { GiftCard as Card } from '@/lib/gifts/contract';
import type { Position } from '@/lib/go/position';

/** The first moves of a small game: the board is still open. */
const opening: Position = { size: 9, black: 'G7 C4 F3', white: 'C7 G4 E6' };

/** A card to hand over, in the recipient's language and in the colors for print, in light and dark mode. */
export function GiftCard({ card }: { card: Card }) {
  const { locale, shop, heading, title, message, from, codeLabel, code, steps, address, expires } = card;
  return (
    <article
      lang={locale}
      className="scheme-light grid max-w-[820px] gap-6 rounded-card border-2 border-orange-600 bg-shell p-6 text-ink outline-1 -outline-offset-8 outline-orange-600/40 sm:grid-cols-[minmax(0,240px)_1fr] sm:gap-8 sm:p-9 print:max-w-none print:break-inside-avoid print:grid-cols-[60mm_1fr] print:[print-color-adjust:exact]"
    >
      <div className="grid content-between gap-4">
        <div className="mx-auto w-full max-w-[240px]">
          <Board position={opening} />
        </div>
        <p className="text-center font-display text-lg font-extrabold sm:text-left">{shop}</p>
      </div>
      <div className="grid content-start gap-4">
        <h2 className="text-2xl text-balance sm:text-[28px]">{heading}</h2>
        <p className="text-lg font-bold text-[#b4530a]">{title}</p>
        {message && <p className="prose-width break-words whitespace-pre-line">{message}</p>}
        <p className="font-semibold">{from}</p>
        <div className="grid gap-1 border-t border-line pt-4">
          <p className="text-sm text-ink-2">{codeLabel}</p>
          <p className="font-mono text-[22px] leading-tight font-bold break-words sm:text-[26px]">{code}</p>
          {expires && <p className="text-sm text-ink-2">{expires}</p>}
        </div>
        <ol className="grid list-decimal gap-1 pl-5 text-[15px]">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="font-mono text-sm break-all">{address}</p>
      </div>
    </article>
  );
}
