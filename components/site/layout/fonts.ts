import localFont from 'next/font/local';

/**
 * Bricolage Grotesque, SIL Open Font License (fonts/OFL.txt): the package's Latin file reduced to the letters, the one weight and
 * the features we set (`kern`, `locl`, `tnum`). Its 13 KB fit into the ten packets of a new connection (14.6 KB with headers);
 * more would cost a round trip. The fallback's metrics are matched by Next, so nothing moves when it arrives.
 */
export const displayFont = localFont({
  src: './fonts/bricolage-grotesque-latin.woff2',
  weight: '800',
  variable: '--font-bricolage',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
