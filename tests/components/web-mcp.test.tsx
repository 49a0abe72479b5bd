import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FinderForm } from '@/components/branches/finder/finder-form';
import type { BranchTexts } from '@/components/branches/read-branch-texts';
import { Filters } from '@/components/catalogue/list/filters';
import type { ListTexts } from '@/components/catalogue/list/read-list-texts';
import { FaqSearch } from '@/components/pages/faq/faq-search';
import type { FaqLabels } from '@/components/pages/faq/faq-labels';
import { SearchDialog } from '@/components/search/search-dialog';
import type { SearchLabels } from '@/components/search/search-labels';
import { readBranchFilter } from '@/lib/branches/branch-filter';
import { readFilter } from '@/lib/catalogue/catalogue-filter';
import messages from '../../messages/ja-JP.json';

const { branches, courses, faq, layout } = messages;
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const nothing = () => {};

const forms = {
  find_branches: (
    <FinderForm
      filter={readBranchFilter('')}
      regions={[
        { id: 'JP', name: '日本', cities: [] },
        { id: 'TW', name: '台湾', cities: [] },
      ]}
      ages={[6]}
      texts={branches as unknown as BranchTexts}
      onChoose={nothing}
    />
  ),
  filter_courses: (
    <Filters
      filter={readFilter('')}
      texts={{ ...(courses as unknown as ListTexts), prices: { free: '', low: '', high: '' } }}
      onMove={nothing}
      onSettle={nothing}
      onChoose={nothing}
    />
  ),
  search_questions: <FaqSearch groups={[]} locale="ja-JP" labels={faq as unknown as FaqLabels} />,
  search_shop: <SearchDialog locale="ja-JP" labels={layout.search as unknown as SearchLabels} links={[]} opened={1} />,
};

it.each(Object.entries(forms))('%s says what it does, and what each of its fields is told', (name, element) => {
  const form = render(element).container.querySelector('form')!;
  expect(form.getAttribute('toolname')).toBe(name);
  expect(form.getAttribute('tooldescription')).toMatch(/。$/);
  const fields = [...form.elements].filter((field) => field.matches('input, select'));
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    expect(field.getAttribute('name'), field.outerHTML).toBeTruthy();
    const described = field.matches('[type=radio]') ? field.closest('fieldset')! : field;
    expect(described.getAttribute('toolparamdescription'), field.outerHTML).toBeTruthy();
  }
});
