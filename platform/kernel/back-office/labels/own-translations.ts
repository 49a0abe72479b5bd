import { languages, staffText, textIn } from '@/platform/kernel/back-office/staff-text';

const settings = staffText('Settings', '設定', '设置', '設定');
const contentLanguage = staffText('Content in', '內容語言', '内容语言', '内容の言語');
const yes = staffText('Yes', '是', '是', 'はい');
const no = staffText('No', '否', '否', 'いいえ');

/**
 * Replaces Payload's texts where it names itself, shows a checkbox as 'true', does not make clear that the language of the content is meant, or shows
 * '<No …>' in English or in brackets for empty values. All other texts are Payload's.
 */
export const ownTranslations = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      general: {
        payloadSettings: textIn(settings, language),
        locale: textIn(contentLanguage, language),
        noLabel: '–',
        true: textIn(yes, language),
        false: textIn(no, language),
      },
    },
  ]),
);
