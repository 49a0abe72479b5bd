/** Line icons on a 24 grid; brand marks are filled. Decorative: the text beside them, or the link's label, says it. */
const paths = {
  user: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0" />,
  cart: (
    <path d="M3 4h2.2l2.3 11.2h10.2L20 7.5H6.1M9 20.2a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2Zm8 0a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2Z" />
  ),
  'chevron-down': <path d="m6 9.5 6 6 6-6" />,
  'arrow-right': <path d="M4.5 12h15m-6-6 6 6-6 6" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  search: <path d="M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6Zm5-1.8L20.5 20.5" />,
  filter: <path d="M4 7h16M7 12h10m-7 5h4" />,
  globe: (
    <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-17c2.4 2.3 3.5 5.2 3.5 8.5s-1.1 6.2-3.5 8.5c-2.4-2.3-3.5-5.2-3.5-8.5s1.1-6.2 3.5-8.5ZM3.8 9.5h16.4M3.8 14.5h16.4" />
  ),
  mail: <path d="M4 6h16v12H4zm0 1 8 6 8-6" />,
  phone: (
    <path d="M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4Z" />
  ),
  clock: <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2" />,
  trash: <path d="M4.5 7h15M10 4h4M6.5 7l1 13h9l1-13M10 11v5m4-5v5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  undo: <path d="M9 6 4.5 10.5 9 15m-4-4.5h9a5 5 0 0 1 0 10h-2" />,
  external: <path d="M13 5h6v6m0-6-9 9M17 14v5H5V7h5" />,
  info: <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5m0-8.5v.1" />,
} as const;

const brands = {
  facebook:
    'M13.4 21v-7.3h2.5l.4-3h-2.9V8.9c0-.9.3-1.4 1.5-1.4h1.5V4.7c-.3 0-1.2-.1-2.2-.1-2.3 0-3.8 1.3-3.8 3.9v2.2H8v3h2.4V21z',
  youtube:
    'M21.3 8.2c-.2-1.6-1-2.4-2.6-2.5C16.8 5.5 14.5 5.4 12 5.4s-4.8.1-6.7.3C3.7 5.8 2.9 6.6 2.7 8.2a35 35 0 0 0 0 7.6c.2 1.6 1 2.4 2.6 2.5 1.9.2 4.2.3 6.7.3s4.8-.1 6.7-.3c1.6-.1 2.4-.9 2.6-2.5a35 35 0 0 0 0-7.6ZM10 15V9l5.2 3z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm0 1.8A2.7 2.7 0 0 0 5.3 8v8A2.7 2.7 0 0 0 8 18.7h8a2.7 2.7 0 0 0 2.7-2.7V8A2.7 2.7 0 0 0 16 5.3zm4 2.3a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8Zm0 1.8a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Zm4.7-3.1a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  line: 'M12 4c-5 0-9 3.2-9 7.2 0 3.6 3.2 6.6 7.5 7.1.9.2.8.5.6 1.7 0 .2-.2.8.8.4s5-3 6.8-5.1c1.5-1.5 2.3-2.6 2.3-4.1C21 7.2 17 4 12 4Z',
} as const;

export type IconName = keyof typeof paths | keyof typeof brands;

function isBrand(name: IconName): name is keyof typeof brands {
  return name in brands;
}

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${isBrand(name) ? 'icon-brand' : ''} ${className}`}>
      {isBrand(name) ? <path d={brands[name]} /> : paths[name]}
    </svg>
  );
}
