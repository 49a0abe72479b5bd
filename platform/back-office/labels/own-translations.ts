import { languages, words, wordsIn } from '@/platform/back-office/words';

const settings = words('Settings', '設定', '设置', '設定');
const contentLanguage = words('Content in', '內容語言', '内容语言', '内容の言語');

/**
 * Where Payload names itself, means the language of what is written and not of who writes, or says '<No …>' in English or in brackets for
 * what is empty; its own words for all else.
 */
export const ownTranslations = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      general: {
        payloadSettings: wordsIn(settings, language),
        locale: wordsIn(contentLanguage, language),
        noLabel: '–',
      },
    },
  ]),
);
