'use client';

import { LearnerPicker } from './learner-picker';
import { chooseLearner, useChosenLearner } from './use-chosen-learner';

/** Chooses the person this tab buys for: a product that one person owns, another may still need. */
export function PurchaseLearnerPicker({ invites = false }: { invites?: boolean }) {
  return <LearnerPicker value={useChosenLearner()} onChange={chooseLearner} doing="buy" invites={invites} />;
}
