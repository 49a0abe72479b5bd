import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CatalogueBehaviour } from '@/components/courses/catalogue-behaviour';
import { GradeRange } from '@/components/courses/grade-range';
import { TypeTabs } from '@/components/courses/type-tabs';
import { writeFacts } from '@/lib/domain/catalogue-filter';

const cards = [
  { name: 'First capture', types: ['hjjCoursePlan'], from: 19, to: 19, audience: ['child'], price: 60 },
  { name: 'Joseki', types: ['hjjCoursePlan'], from: 14, to: 10, audience: ['adult'], price: 118 },
  { name: 'VIP month', types: ['vip'], from: null, to: null, audience: ['adult'], price: 12 },
];
const labels = {
  loginHref: '/en-US/origin#/login',
  currency: 'USD',
  locale: 'en-US',
  couponApplied: '',
  couponRefused: '',
};

function Catalogue() {
  return (
    <div
      data-settings={JSON.stringify({
        tabs: { hjjCoursePlan: ['hjjCoursePlan'], vip: ['vip'], more: ['more', 'vip'] },
        step: 50,
      })}
    >
      <TypeTabs
        label="Types"
        tabs={[
          { key: '', label: 'All', count: 3 },
          { key: 'vip', label: 'VIP plans', count: 1 },
        ]}
      />
      <details open>
        <summary>Filters</summary>
        <GradeRange legend="Grade" from="From" to="To" />
        <label>
          <input type="radio" name="audience" value="child" /> Children
        </label>
      </details>
      <p role="status" data-count="" data-one="# product" data-other="# products" />
      <select aria-label="Sort">
        <option value="">Recommended</option>
        <option value="price">Price</option>
      </select>
      <ul data-list="">
        {cards.map(({ name, ...facts }) => (
          <li key={name} data-f={writeFacts(facts)}>
            <a href={`/en-US/courses/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <div data-empty="" hidden>
        <p>No content</p>
        <a href={location.pathname}>Clear</a>
      </div>
      <CatalogueBehaviour labels={labels} />
    </div>
  );
}

const shown = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-f'))
    .map((item) => item.textContent);

describe('the course list in the browser', () => {
  beforeEach(() => history.replaceState(null, '', '/en-US/courses'));

  it('follows the address it was opened with', () => {
    history.replaceState(null, '', '/en-US/courses?coursesType=vip');
    render(<Catalogue />);
    expect(shown()).toEqual(['VIP month']);
    expect(screen.getByRole('status').textContent).toBe('1 product');
    expect(screen.getByRole('link', { name: /VIP plans/ }).getAttribute('aria-current')).toBe('true');
  });

  it('shows all for a type it does not know', () => {
    history.replaceState(null, '', '/en-US/courses?coursesType=chess');
    render(<Catalogue />);
    expect(shown()).toHaveLength(3);
  });

  it('keeps the chosen tab in the address, and the back button takes it back', async () => {
    render(<Catalogue />);
    await userEvent.click(screen.getByRole('link', { name: /VIP plans/ }));
    expect(screen.getByRole('link', { name: /VIP plans/ }).getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(shown()).toEqual(['VIP month']));
    await waitFor(() => expect(location.search).toBe('?coursesType=vip'));
    history.back();
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('adds up what is chosen before the list has followed', async () => {
    render(<Catalogue />);
    fireEvent.click(screen.getByRole('radio', { name: 'Children' }));
    fireEvent.click(screen.getByRole('link', { name: /VIP plans/ }));
    await waitFor(() => expect(location.search).toBe('?audience=child&coursesType=vip'));
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('moves a grade handle no further than the other one', async () => {
    render(<Catalogue />);
    const [from, to] = screen.getAllByRole('slider') as [HTMLInputElement, HTMLInputElement];
    fireEvent.change(to, { target: { value: '12' } });
    expect(to.getAttribute('aria-valuetext')).toBe('G12');
    await waitFor(() => expect(location.search).toBe('?gradeTo=12'));
    fireEvent.change(from, { target: { value: '3' } });
    await waitFor(() => expect(location.search).toBe('?gradeTo=12&gradeFrom=12'));
    await waitFor(() => expect(shown()).toEqual(['Joseki']));
  });

  it('says when nothing is left, and shows everything again', async () => {
    history.replaceState(null, '', '/en-US/courses?coursesType=vip');
    render(<Catalogue />);
    await userEvent.click(screen.getByRole('radio', { name: 'Children' }));
    await waitFor(() => expect(shown()).toEqual([]));
    expect(screen.getByText('No content')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Clear' }));
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('sorts, and returns to the shop’s order', async () => {
    render(<Catalogue />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'price');
    await waitFor(() => expect(shown()).toEqual(['VIP month', 'First capture', 'Joseki']));
    await userEvent.selectOptions(screen.getByRole('combobox'), '');
    await waitFor(() => expect(shown()).toEqual(cards.map(({ name }) => name)));
  });
});
