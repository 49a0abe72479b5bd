import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

/** The style that tests/setup/cached-styles.ts caches for an element is its current one: read before and immediately after each change. */
afterEach(() => document.head.replaceChildren());

const isShown = () => screen.queryByRole('button') !== null;
function show() {
  document.body.innerHTML = '<main><div class="around"><p><button>Go</button></p></div></main><aside></aside>';
  const [around, button, aside] = ['.around', 'button', 'aside'].map((one) =>
    document.querySelector<HTMLElement>(one)!,
  );
  return { around: around!, button: button!, aside: aside! };
}
type Shown = ReturnType<typeof show>;

/** Each hides the button, and shows it again. */
const changes: Record<string, [hide: (shown: Shown) => void, reveal: (shown: Shown) => void]> = {
  'its own attribute': [({ button }) => (button.hidden = true), ({ button }) => (button.hidden = false)],
  'its own style': [
    ({ button }) => (button.style.visibility = 'hidden'),
    ({ button }) => button.style.removeProperty('visibility'),
  ],
  'an attribute around it': [
    ({ around }) => around.setAttribute('hidden', ''),
    ({ around }) => around.removeAttribute('hidden'),
  ],
  'a style around it that is handed down': [
    ({ around }) => (around.style.visibility = 'hidden'),
    ({ around }) => (around.style.visibility = ''),
  ],
  'its place': [
    ({ aside, button }) => {
      aside.style.display = 'none';
      aside.append(button);
    },
    ({ around, button }) => around.append(button),
  ],
  'what is done while it is away': [
    ({ around, button }) => {
      around.remove();
      button.style.display = 'none';
      document.body.append(around);
    },
    ({ around, button }) => {
      around.remove();
      button.style.display = '';
      document.body.append(around);
    },
  ],
  'a sheet of the document': [
    () => (document.head.innerHTML = '<style>main + aside, .around { display: none }</style>'),
    () => document.head.replaceChildren(),
  ],
};

it.each(Object.entries(changes))('%s', (_, [hide, reveal]) => {
  const shown = show();
  for (let round = 0; round < 2; round += 1) {
    expect(isShown()).toBe(true);
    hide(shown);
    expect(isShown()).toBe(false);
    reveal(shown);
    expect(isShown()).toBe(true);
  }
});
