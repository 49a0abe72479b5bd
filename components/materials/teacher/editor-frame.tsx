'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { FormAlert, type useAction } from '@/components/ui/forms/action';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { useTeach } from '@/components/teach/shell/teach-context';

type Props = Pick<ComponentProps<typeof Screen>, 'title' | 'lead'> & {
  saving: Pick<ReturnType<typeof useAction<[]>>, 'run' | 'busy' | 'failure'>;
  /** What is wrong with the input; it cannot be saved before it is corrected. */
  fault?: string | undefined;
  canSave?: boolean;
  /** Whether there is anything to save yet. */
  hasContent?: boolean;
  /** The list that the back link leads to. */
  back?: 'boards' | '';
  /** Shown between the errors and the buttons. */
  result?: ReactNode;
  /** An action that takes the place of saving as the primary one. */
  mainButton?: ReactNode;
  /** Beside the back link. */
  more?: ReactNode;
  /** Below the buttons. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The common frame of the editors of materials and lessons: a screen with a form, its errors and its buttons. */
export function EditorFrame({ title, lead, saving, fault, result, className = 'gap-6', children, ...below }: Props) {
  return (
    <Screen title={title} lead={lead}>
      <form
        className={`grid ${className}`}
        onSubmit={(event) => {
          event.preventDefault();
          void saving.run();
        }}
      >
        {children}
        {fault && (
          <p role="alert" className="rounded-card bg-danger-soft p-4 font-semibold text-danger">
            {fault}
          </p>
        )}
        <FormAlert error={saving.failure} onRetry={() => void saving.run()} />
        {result}
        <EditorButtons busy={saving.busy} fault={fault} {...below} />
      </form>
    </Screen>
  );
}

type ButtonsProps = Pick<Props, 'fault' | 'canSave' | 'hasContent' | 'back' | 'mainButton' | 'more' | 'footer'>;

function EditorButtons(props: ButtonsProps & { busy: boolean }) {
  const { busy, fault, canSave = true, hasContent = true, back = 'boards', mainButton, more, footer } = props;
  const t = useTranslations('teach.materials');
  const { isOpen } = useTeach();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isOpen && hasContent && (
          <>
            {mainButton}
            <Button
              type="submit"
              kind={mainButton ? 'secondary' : 'primary'}
              disabled={!canSave || fault !== undefined}
              busyLabel={busy && t('saving')}
            >
              {t('save')}
            </Button>
          </>
        )}
        <a href={hashFor(back)} className="btn btn-secondary">
          {t('back')}
        </a>
        {more}
      </div>
      {footer}
    </>
  );
}
