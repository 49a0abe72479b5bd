'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Checkbox } from '@/components/ui/checkbox';
import { notify } from '@/components/ui/toasts/notify';
import { useClassChoices } from '@/lib/classes/queries';
import { changeTeacherLesson, useTeacherLesson } from '@/lib/materials/queries';
import type { TeacherLesson } from '@/lib/materials/contract';
import { maxInLesson } from '@/lib/materials/material';
import { hrefFor } from '@/lib/kernel/links/href';
import { useTeach } from '@/components/teach/shell/teach-context';
import { ChosenMaterials } from './chosen-materials';
import { EditorFrame } from '../editor-frame';
import { MaterialPicker } from './material-picker';
import { TitleField } from '../title-field';
import { Arrived } from '../with-material';

/** A lesson: what is in it, in which order, and which classes read it. */
export function LessonEditor({ id }: { id: string }) {
  return <Arrived query={useTeacherLesson(id)}>{(lesson) => <Known lesson={lesson} />}</Arrived>;
}

function Known({ lesson }: { lesson: TeacherLesson }) {
  const t = useTranslations('teach.materials');
  const { isOpen } = useTeach();
  const { locale } = useAccount();
  const [saved, setSaved] = useState(lesson);
  const [title, setTitle] = useState(lesson.title);
  const [chosen, setChosen] = useState(lesson.materials);
  const [classes, setClasses] = useState(() => lesson.classes.map(({ id }) => id));
  const [isArchived, setArchived] = useState(lesson.archivedAt !== null);
  const choices = useClassChoices();
  // Archived classes stay shared until the teacher removes them.
  const archived = saved.classes.filter(({ id }) => choices.data && !choices.data.some((one) => one.id === id));
  const saving = useAction(async () => {
    const now = await changeTeacherLesson(saved.id, {
      title,
      classes,
      isArchived,
      revision: saved.revision,
      materials: chosen.map(({ id }) => id),
    });
    setSaved(now);
    setChosen(now.materials);
    await notify('success', t('savedNow', { title: now.title }));
  });
  return (
    <EditorFrame
      title={t('lessonTitle')}
      lead={t('lessonLead')}
      saving={saving}
      back=""
      more={
        // In a new tab, so that unsaved changes stay here.
        <a
          href={`${hrefFor(locale, 'learn/shared')}#/${saved.id}`}
          target="_blank"
          rel="noopener"
          className="btn btn-quiet"
        >
          {t('asStudents')}
        </a>
      }
      footer={<p className="prose-width text-sm text-ink-2">{t('asStudentsHelp')}</p>}
      className="gap-8"
    >
      <TitleField title={title} onTitle={setTitle} />
      <section className="grid gap-4">
        <h2 className="text-xl">{t('inThis')}</h2>
        <ChosenMaterials chosen={chosen} onChosen={isOpen ? setChosen : null} />
        {isOpen && chosen.length < maxInLesson && (
          <MaterialPicker chosen={chosen} onAdd={(material) => setChosen([...chosen, material])} />
        )}
      </section>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-display text-xl font-bold">{t('shareWith')}</legend>
        <p className="prose-width text-ink-2">{t('shareHelp')}</p>
        <Loaded query={choices}>
          {(all) =>
            all.length + archived.length === 0 ? (
              <p>{t('noClasses')}</p>
            ) : (
              <div className="grid gap-2 sm:grid-cols-2">
                {[...all, ...archived].map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    checked={classes.includes(id)}
                    disabled={!isOpen}
                    onChange={({ target }) =>
                      setClasses(target.checked ? [...classes, id] : classes.filter((one) => one !== id))
                    }
                  >
                    {name}
                    {archived.some((one) => one.id === id) && ` (${t('archivedClass')})`}
                  </Checkbox>
                ))}
              </div>
            )
          }
        </Loaded>
      </fieldset>
      <Checkbox checked={isArchived} disabled={!isOpen} onChange={({ target }) => setArchived(target.checked)}>
        {t('archive')}
      </Checkbox>
    </EditorFrame>
  );
}
