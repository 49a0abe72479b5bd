import { hasAddress } from './address-in-text';
import { cleanText, seenText } from './plain-text';

/** Normalises a teacher's free text to students for storage; line breaks stay. */
export const asFreeText = (typed: string): string => cleanText(typed).trim();
/** Whether the text may be sent: it must not contain an address. `longest`: in characters. */
export const isSafeText = (text: string, longest: number): boolean =>
  text.length <= longest && !hasAddress(seenText(text));
