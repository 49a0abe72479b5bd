/** The first match counts: many browsers also contain the names further down. */
const browsers = {
  LINE: /\bLine\//,
  Edge: /\bEdg(A|iOS)?\//,
  Opera: /\bOPR\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /\b(Chrome|CriOS)\//,
  Safari: /\bSafari\//,
};
const systems = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows\b/,
  Mac: /\bMacintosh\b/,
  ChromeOS: /\bCrOS\b/,
  Linux: /\bLinux\b/,
};

/** Browser and system as their owner knows them, 'Firefox · Android', from a User-Agent: only enough to recognise one's own device. */
export function deviceName(userAgent: string | undefined): string | null {
  const named = (list: Record<string, RegExp>) =>
    Object.entries(list).flatMap(([name, mark]) => (mark.test(userAgent ?? '') ? [name] : []))[0];
  return [named(browsers), named(systems)].filter(Boolean).join(' · ') || null;
}
