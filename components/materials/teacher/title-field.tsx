import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/forms/field';
import { maxTitleLength } from '@/lib/materials/board-page';
import { useTeach } from '@/components/teach/shell/teach-context';

/** The title of a material or a lesson, which its students see, too. */
export function TitleField({ title, onTitle }: { title: string; onTitle: (title: string) => void }) {
  const t = useTranslations('teach.materials');
  const { isOpen } = useTeach();
  return (
    <Field
      label={t('titleLabel')}
      hint={t('titleHint')}
      value={title}
      maxLength={maxTitleLength}
      required
      readOnly={!isOpen}
      autoComplete="off"
      className="max-w-[560px]"
      onChange={({ target }) => onTitle(target.value)}
    />
  );
}
