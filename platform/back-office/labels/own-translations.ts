import { languages, words, wordsIn } from '@/platform/back-office/words';

const settings = words('Settings', '設定', '设置', '設定');

/** Where Payload names itself, in its own words for all else. */
export const ownTranslations = Object.fromEntries(
  languages.map((language) => [language, { general: { payloadSettings: wordsIn(settings, language) } }]),
);
