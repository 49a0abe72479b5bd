'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/forms/select-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { useLearners } from '@/lib/family/queries';
import { useLearnerOptions } from './learner-options';

type Props = {
  value: string | null;
  onChange: (learner: string | null) => void;
  /** The action that the learner is chosen for. */
  doing: 'buy' | 'redeem';
  /** Without learners, shows where to add one. */
  invites?: boolean;
};

/** Who will learn: the holder of the account or one of its learners. Nothing where only the holder learns. */
export function LearnerPicker({ value, onChange, doing, invites = false }: Props) {
  const t = useTranslations('account.people');
  const { user } = useAccount();
  const people = useLearnerOptions();
  const isKnown = useLearners(user !== null).data !== undefined;
  if (!user || !isKnown) return null;
  const addOne = (
    <a href="#/userSpace/learners" className="link inline-flex min-h-6 items-center">
      {t(people.length > 1 ? 'manage' : 'add')}
    </a>
  );
  if (people.length === 1)
    return (
      invites && (
        <p className="text-sm text-ink-2">
          {t(`alone.${doing}`)} {addOne}
        </p>
      )
    );
  return (
    <div className="grid gap-2">
      <SelectField
        label={t(`ask.${doing}`)}
        hint={t(`help.${doing}`)}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        {people.map(({ id, name }) => (
          <option key={id ?? ''} value={id ?? ''}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className="text-sm">{addOne}</p>
    </div>
  );
}
