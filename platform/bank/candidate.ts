import type { Posed } from '@/lib/go/answers';
import type { BankFamily } from '@/lib/domain/learning/families';

/** A problem somebody may have thought of; whether it is one, a search says. */
export type Candidate = {
  posed: Posed;
  /** The families it may belong to; the search says to which. */
  families: readonly BankFamily[];
  /** The only right answers are kos. */
  isKo?: boolean;
};
