import { hasAddress } from './address-in-text';
import { cleanText, seenText } from './plain-text';

/** What a teacher says to students in words of their own, as it is kept; line breaks stay. */
export const asOwnWords = (typed: string): string => cleanText(typed).trim();
/** Whether it may be said to them: nothing in it to go to. */
export const mayBeSaid = (words: string, longest: number): boolean =>
  words.length <= longest && !hasAddress(seenText(words));
