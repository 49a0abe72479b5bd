/** Line icons on a 24 grid. Decorative: the text beside them, or the link's label, has the meaning. */
const paths = {
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
  cart: 'M3 4h2.2l2.3 11.2h10.2L20 7.5H6.1M9 20.2a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2Zm8 0a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2Z',
  'chevron-down': 'm6 9.5 6 6 6-6',
  search: 'M10.8 17.3a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8 5 5',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-17c2.4 2.3 3.5 5.2 3.5 8.5s-1.1 6.2-3.5 8.5c-2.4-2.3-3.5-5.2-3.5-8.5s1.1-6.2 3.5-8.5ZM3.8 9.5h16.4M3.8 14.5h16.4',
  phone:
    'M7.2 3.5 9.6 8 7.9 9.9a12 12 0 0 0 6.2 6.2L16 14.4l4.5 2.4v2.6c0 .9-.8 1.6-1.7 1.5A16.2 16.2 0 0 1 3.1 5.2C3 4.3 3.7 3.5 4.6 3.5z',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4.5m7-4.5v4.5M12 12.8v4.4m-2.2-2.2h4.4',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13.5v5l3.5 2',
  chat: 'M20.5 11.5c0 4-3.8 7.2-8.5 7.2-.9 0-1.8-.1-2.6-.3L5 20.5l.9-3.7c-1.5-1.3-2.4-3.2-2.4-5.3 0-4 3.8-7.2 8.5-7.2s8.5 3.2 8.5 7.2ZM8.2 11.5h.1m3.7 0h.1m3.7 0h.1',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  trash: 'M4.5 7h15M10 4h4M6.5 7l1 13h9l1-13M10 11v5m4-5v5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  undo: 'M9 6 4.5 10.5 9 15m-4-4.5h9a5 5 0 0 1 0 10h-2',
};

export function Icon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
      <path d={paths[name]} />
    </svg>
  );
}
