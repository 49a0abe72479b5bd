'use client';

import { LearnerPicker } from './learner-picker';
import { chooseLearner, useChosenLearner } from './use-chosen-learner';

/** For whom this tab buys: what one person has, another may still need. */
export function PurchaseLearnerPicker({ invites = false }: { invites?: boolean }) {
  return <LearnerPicker value={useChosenLearner()} onChange={chooseLearner} doing="buy" invites={invites} />;
}
