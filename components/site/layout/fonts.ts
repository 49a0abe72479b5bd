import localFont from 'next/font/local';

/**
 * Bricolage Grotesque, SIL Open Font License (fonts/OFL.txt): the package's Latin file cut to the letters, the one weight and the features
 * we set (`kern`, `locl`, `tnum`). 13 KB: more than the ten packets a connection begins with (14.6 KB, headers too) would be a round trip
 * more. The fallback's metrics are matched by Next, so nothing moves when it arrives.
 */
export const displayFont = localFont({
  src: './fonts/bricolage-grotesque-latin.woff2',
  weight: '800',
  variable: '--font-bricolage',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
