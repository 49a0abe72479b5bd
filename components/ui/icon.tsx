/** Line icons on a 24 grid; brand marks are filled. Decorative: the text beside them, or the link's label, says it. */
const paths = {
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
  cart: 'M3 4h2.2l2.3 11.2h10.2L20 7.5H6.1M9 20.2a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2Zm8 0a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2Z',
  'chevron-down': 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-17c2.4 2.3 3.5 5.2 3.5 8.5s-1.1 6.2-3.5 8.5c-2.4-2.3-3.5-5.2-3.5-8.5s1.1-6.2 3.5-8.5ZM3.8 9.5h16.4M3.8 14.5h16.4',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4Z',
  trash: 'M4.5 7h15M10 4h4M6.5 7l1 13h9l1-13M10 11v5m4-5v5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  undo: 'M9 6 4.5 10.5 9 15m-4-4.5h9a5 5 0 0 1 0 10h-2',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5m0-8.5v.1',
  facebook:
    'M13.4 21v-7.3h2.5l.4-3h-2.9V8.9c0-.9.3-1.4 1.5-1.4h1.5V4.7c-.3 0-1.2-.1-2.2-.1-2.3 0-3.8 1.3-3.8 3.9v2.2H8v3h2.4V21z',
  youtube:
    'M21.3 8.2c-.2-1.6-1-2.4-2.6-2.5C16.8 5.5 14.5 5.4 12 5.4s-4.8.1-6.7.3C3.7 5.8 2.9 6.6 2.7 8.2a35 35 0 0 0 0 7.6c.2 1.6 1 2.4 2.6 2.5 1.9.2 4.2.3 6.7.3s4.8-.1 6.7-.3c1.6-.1 2.4-.9 2.6-2.5a35 35 0 0 0 0-7.6ZM10 15V9l5.2 3z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm0 1.8A2.7 2.7 0 0 0 5.3 8v8A2.7 2.7 0 0 0 8 18.7h8a2.7 2.7 0 0 0 2.7-2.7V8A2.7 2.7 0 0 0 16 5.3zm4 2.3a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8Zm0 1.8a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Zm4.7-3.1a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  line: 'M12 4c-5 0-9 3.2-9 7.2 0 3.6 3.2 6.6 7.5 7.1.9.2.8.5.6 1.7 0 .2-.2.8.8.4s5-3 6.8-5.1c1.5-1.5 2.3-2.6 2.3-4.1C21 7.2 17 4 12 4Z',
};
const brands: readonly IconName[] = ['facebook', 'youtube', 'instagram', 'line'];

export type IconName = keyof typeof paths;

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`icon ${brands.includes(name) ? 'icon-brand' : ''} ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
