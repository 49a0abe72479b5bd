import { createStore } from 'zustand/vanilla';
import { writeStored, readStoredJson } from '@/lib/kernel/browser/browser-storage';
import { consentKey } from '@/lib/kernel/browser/keys';

export type Answer = 'agreed' | 'refused';
export type Purpose = 'pixel' | 'analytics';
type Kept = { version: number; answer: Answer; purposes: Purpose[] };

/** Counts up when the question changes: an answer to another question is none. */
const version = 1;

export const consentStore = createStore(() => ({
  /** What this browser keeps, whatever it is. */
  kept: typeof window === 'undefined' ? null : readStoredJson(consentKey),
  /** The visitor wants to see the question again. */
  isOpen: false,
}));

/** Global Privacy Control: the browser refuses for its user, on every site. */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** An agreement is one to what was asked then; a refusal is one to everything. Null: not answered yet. */
export function answerTo(purposes: readonly Purpose[], kept: unknown): Answer | null {
  if (isRefusedByBrowser()) return 'refused';
  const { version: of, answer, purposes: asked }: Partial<Kept> = kept && typeof kept === 'object' ? kept : {};
  if (of !== version) return null;
  if (answer === 'refused') return answer;
  const holds = answer === 'agreed' && Array.isArray(asked) && purposes.every((purpose) => asked.includes(purpose));
  return holds ? 'agreed' : null;
}

export function decide(answer: Answer, purposes: Purpose[]): void {
  const kept: Kept = { version, answer, purposes };
  writeStored(consentKey, JSON.stringify(kept));
  consentStore.setState({ kept, isOpen: false });
}

/** An answer holds in all tabs at once. */
export function followOtherTabs(): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) consentStore.setState({ kept: readStoredJson(consentKey) });
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
