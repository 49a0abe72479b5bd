import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { AuthoredOf } from '@/lib/lessons/authored-lesson';
import type { EditorTexts } from '@/platform/go/position-editor/editor-texts';
import { ui } from './editor-labels';

type VideoStep = AuthoredOf<'film'>;
type Props = { step: VideoStep; onChange: (step: VideoStep) => void; t: EditorTexts };

/** Selects a video of the collection `films`. */
export function VideoSelect({ step, onChange, t }: Props) {
  const { config, getEntityConfig } = useConfig();
  const { api } = config.routes;
  const title = getEntityConfig({ collectionSlug: 'films' as never })?.admin.useAsTitle ?? 'id';
  const [videos, setVideos] = useState<{ id: number; title: string }[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const read = async () => {
      const response = await fetch(`${api}/films?limit=100&depth=0&sort=${title}`, {
        credentials: 'same-origin',
        signal: asking.signal,
      });
      const { docs } = (await response.json()) as { docs?: Record<string, unknown>[] };
      setVideos((docs ?? []).map((video) => ({ id: Number(video.id), title: String(video[title] ?? video.id) })));
    };
    // If the list cannot be loaded, the chosen video stays.
    read().catch(() => {});
    return () => asking.abort();
  }, [api, title]);
  const isListed = step.film === null || videos.some(({ id }) => id === step.film);
  return (
    <label className="pe-label">
      {t(ui.video)}
      <select
        value={step.film ?? ''}
        onChange={({ target }) => onChange({ ...step, film: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{t(ui.chooseVideo)}</option>
        {!isListed && <option value={String(step.film)}>{step.film}</option>}
        {videos.map((video) => (
          <option key={video.id} value={video.id}>
            {video.title}
          </option>
        ))}
      </select>
    </label>
  );
}
