import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { AuthoredOf } from '@/lib/lessons/authored-lesson';
import type { Say } from '@/platform/go/position-editor/say';
import { ui } from './editor-words';

type Film = AuthoredOf<'film'>;
type Props = { step: Film; onChange: (step: Film) => void; say: Say };

/** A film of the collection of films. */
export function FilmSelect({ step, onChange, say }: Props) {
  const { config, getEntityConfig } = useConfig();
  const { api } = config.routes;
  const title = getEntityConfig({ collectionSlug: 'films' as never })?.admin.useAsTitle ?? 'id';
  const [films, setFilms] = useState<{ id: number; title: string }[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const read = async () => {
      const response = await fetch(`${api}/films?limit=100&depth=0&sort=${title}`, {
        credentials: 'same-origin',
        signal: asking.signal,
      });
      const { docs } = (await response.json()) as { docs?: Record<string, unknown>[] };
      setFilms((docs ?? []).map((film) => ({ id: Number(film.id), title: String(film[title] ?? film.id) })));
    };
    // Without the list the film that was chosen stays.
    read().catch(() => {});
    return () => asking.abort();
  }, [api, title]);
  const isListed = step.film === null || films.some(({ id }) => id === step.film);
  return (
    <label className="pe-label">
      {say(ui.film)}
      <select
        value={step.film ?? ''}
        onChange={({ target }) => onChange({ ...step, film: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{say(ui.chooseFilm)}</option>
        {!isListed && <option value={String(step.film)}>{step.film}</option>}
        {films.map((film) => (
          <option key={film.id} value={film.id}>
            {film.title}
          </option>
        ))}
      </select>
    </label>
  );
}
