import { wechatCodeHref } from '@/lib/kernel/links/wechat-code-href';
import type { Locale } from '@/lib/kernel/i18n/locales';

type Props = {
  locale: Locale;
  /** The code that WeChat made for the account; it opens the account directly. */
  upload: string | null;
  /** What to do with each of the two codes. */
  texts: { scan: string; copy: string };
};

/** WeChat has no address to link to, so this is its code or, if none is uploaded, a code of the id. Black on white in both color schemes, for scanners. */
export function WechatCode({ locale, upload, texts }: Props) {
  const text = upload ? texts.scan : texts.copy;
  return (
    <figure className="grid justify-items-center gap-2 pt-2 pb-1 text-center">
      <div className="wechat-code">
        {/* eslint-disable-next-line @next/next/no-img-element -- a code must not be scaled or compressed anew */}
        <img src={upload ?? wechatCodeHref(locale)} alt={text} width={168} height={168} loading="lazy" />
      </div>
      <figcaption className="text-[13px] leading-snug text-ink-2">{text}</figcaption>
    </figure>
  );
}
