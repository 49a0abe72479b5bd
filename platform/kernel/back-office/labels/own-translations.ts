import { languages, words, wordsIn } from '@/platform/kernel/back-office/words';

const settings = words('Settings', '設定', '设置', '設定');
const contentLanguage = words('Content in', '內容語言', '内容语言', '内容の言語');
const yes = words('Yes', '是', '是', 'はい');
const no = words('No', '否', '否', 'いいえ');

/**
 * Where Payload names itself, answers a box with 'true', means the language of what is written and not of who writes, or says '<No …>' in
 * English or in brackets for what is empty; its own words for all else.
 */
export const ownTranslations = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      general: {
        payloadSettings: wordsIn(settings, language),
        locale: wordsIn(contentLanguage, language),
        noLabel: '–',
        true: wordsIn(yes, language),
        false: wordsIn(no, language),
      },
    },
  ]),
);
