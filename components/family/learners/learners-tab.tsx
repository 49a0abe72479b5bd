'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStore } from 'zustand';
import { FormAlert, useAction, useErrorText } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { notify } from '@/components/ui/toasts/notify';
import { asApiError } from '@/lib/kernel/api/api-error';
import { addLearner, removeLearner, useLearners } from '@/lib/family/queries';
import type { Learner } from '@/lib/family/contract';
import { maxLearners } from '@/lib/family/learner';
import { cartStore } from '@/stores/cart';
import { LearnerForm } from './learner-form';
import { valuesOf } from './learner-values';

/** Who learns under this account, beside its holder (docs/product.md, "Family"). */
export default function LearnersTab() {
  return (
    <Loaded query={useLearners()} skeleton="h-48">
      {(learners) => <Learners learners={learners} />}
    </Loaded>
  );
}

function Learners({ learners }: { learners: Learner[] }) {
  const t = useTranslations('account.learners');
  const [edited, setEdited] = useState<Learner | 'new' | null>(null);
  if (edited !== null) return <LearnerForm learner={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />;
  return (
    <div className="grid gap-5">
      {learners.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneHelp')}</EmptyState>
      ) : (
        <>
          <p className="prose-width text-ink-2">{t('lead')}</p>
          <ul className="grid gap-4 md:grid-cols-2">
            {learners.map((learner) => (
              <LearnerCard key={learner.id} learner={learner} onEdit={() => setEdited(learner)} />
            ))}
          </ul>
        </>
      )}
      <p className="flex flex-wrap gap-3">
        {learners.length < maxLearners ? (
          <Button onClick={() => setEdited('new')}>{t('add')}</Button>
        ) : (
          <span className="text-ink-2">{t('full', { count: maxLearners })}</span>
        )}
        <OnToCheckout />
      </p>
    </div>
  );
}

/** Leads a user who came from a cart to add a child back to the checkout. */
function OnToCheckout() {
  const t = useTranslations('account.learners');
  const isEmpty = useStore(cartStore, ({ items }) => items.length === 0);
  if (isEmpty) return null;
  return (
    <a href="#/checkout" className="btn btn-secondary">
      {t('toCheckout')}
    </a>
  );
}

function LearnerCard({ learner, onEdit }: { learner: Learner; onEdit: () => void }) {
  const t = useTranslations('account.learners');
  const { date } = useAccount();
  const { name, age, vipEndAt, canBeRemoved } = learner;
  return (
    <li className="card grid content-start gap-3 p-5">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 flex-none place-items-center rounded-full bg-jade-soft font-display text-lg font-extrabold text-jade"
        >
          {[...name][0]}
        </span>
        <div className="min-w-0">
          <h2 className="text-lg break-words">{name}</h2>
          <p className="text-sm text-ink-2">
            {[t('age', { age }), vipEndAt && t('vipUntil', { date: date(vipEndAt) })].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {!canBeRemoved && <p className="text-sm text-ink-2">{t('inUse', { name })}</p>}
      <span className="flex flex-wrap gap-2">
        <Button kind="secondary" onClick={onEdit}>
          {t('edit')}
          <span className="sr-only"> {name}</span>
        </Button>
        {canBeRemoved ? (
          <RemoveLearner learner={learner} />
        ) : (
          <a href="#/userSpace/courses" className="btn btn-quiet">
            {t('toCourses')}
            <span className="sr-only"> {name}</span>
          </a>
        )}
      </span>
    </li>
  );
}

function RemoveLearner({ learner }: { learner: Learner }) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const putBack = () => addLearner(valuesOf(learner)).catch((error: unknown) => notify('error', errorText(error)));
  const { run, busy, failure } = useAction(async () => {
    await removeLearner(learner.id).catch((error: unknown) => {
      // Another device has already removed the learner.
      if (asApiError(error).code !== 'LEARNER_UNKNOWN') throw error;
    });
    void notify('info', t('learners.removed', { name: learner.name }), { label: t('cart.undo'), run: putBack });
  });
  return (
    <>
      <Button kind="quiet" onClick={run} busyLabel={busy && t('sending')}>
        {t('learners.remove')}
        <span className="sr-only"> {learner.name}</span>
      </Button>
      <FormAlert error={failure} onRetry={run} />
    </>
  );
}
