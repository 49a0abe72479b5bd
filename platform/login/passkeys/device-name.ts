/** The first that is found: others call themselves by the names further down, too. */
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

/** Browser and system as their owner knows them, 'Firefox · Android', from a User-Agent: enough to know one's own again, no more. */
export function deviceName(userAgent: string | undefined): string | null {
  const named = (list: Record<string, RegExp>) =>
    Object.entries(list).flatMap(([name, mark]) => (mark.test(userAgent ?? '') ? [name] : []))[0];
  return [named(browsers), named(systems)].filter(Boolean).join(' · ') || null;
}
