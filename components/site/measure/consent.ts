import { createStore } from 'zustand/vanilla';
import { writeStored, readStoredJson } from '@/lib/kernel/browser/browser-storage';
import { consentKey } from '@/lib/kernel/browser/keys';

export type Answer = 'agreed' | 'refused';
export type Purpose = 'pixel' | 'analytics';
type StoredAnswer = { version: number; answer: Answer; purposes: Purpose[] };

/** Incremented when the question changes: an answer to another version does not count. */
const version = 1;

export const consentStore = createStore(() => ({
  /** The value in localStorage, not validated. */
  stored: typeof window === 'undefined' ? null : readStoredJson(consentKey),
  /** The visitor wants to see the question again. */
  isOpen: false,
}));

/** Global Privacy Control: the browser refuses for its user, on every site. */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** An agreement covers only the purposes that were asked for then; a refusal covers all. Null: not answered yet. */
export function answerTo(purposes: readonly Purpose[], stored: unknown): Answer | null {
  if (isRefusedByBrowser()) return 'refused';
  const {
    version: of,
    answer,
    purposes: asked,
  }: Partial<StoredAnswer> = stored && typeof stored === 'object' ? stored : {};
  if (of !== version) return null;
  if (answer === 'refused') return answer;
  const holds = answer === 'agreed' && Array.isArray(asked) && purposes.every((purpose) => asked.includes(purpose));
  return holds ? 'agreed' : null;
}

export function decide(answer: Answer, purposes: Purpose[]): void {
  const stored: StoredAnswer = { version, answer, purposes };
  writeStored(consentKey, JSON.stringify(stored));
  consentStore.setState({ stored, isOpen: false });
}

/** Applies an answer in all tabs at once. */
export function followOtherTabs(): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) consentStore.setState({ stored: readStoredJson(consentKey) });
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
