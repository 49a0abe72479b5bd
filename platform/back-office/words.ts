/** A label in the back office's languages. */
export type Words = Record<'en' | 'zh-TW' | 'zh' | 'ja', string>;

export const words = (en: string, zhTW: string, zh: string, ja: string): Words => ({ en, 'zh-TW': zhTW, zh, ja });

export const wordsIn = (text: Words, language: string): string => text[language as keyof Words] ?? text.en;
