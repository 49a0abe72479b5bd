import localFont from 'next/font/local';

/**
 * Bricolage Grotesque, SIL Open Font License (fonts/OFL.txt): the package's Latin file cut to the letters and the one weight we set.
 * 15 KB; the fallback's metrics are matched by Next, so nothing moves when it arrives.
 */
export const displayFont = localFont({
  src: './fonts/bricolage-grotesque-latin.woff2',
  weight: '800',
  variable: '--font-bricolage',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
