/** A colour for light and dark mode, inlined: a drawing is also a file of its own, where a page's CSS variables do not apply. */
const by = (day: string, night: string) => `light-dark(${day},${night})`;

/** The board at sunrise, see app/globals.css. */
export const paint = {
  dawn: by('#fff6e4', '#2a2016'),
  haze: by('#fde4b8', '#4a321a'),
  sun: by('#fb923c', '#c2611c'),
  glow: by('#fdc98a', '#6e431d'),
  ground: by('#f3cd94', '#5b3f21'),
  table: by('#d99a4e', '#8a5a2a'),
  tableEdge: by('#b87a33', '#6b431b'),
  wood1: by('#f8da9c', '#dcb672'),
  wood2: by('#e6b566', '#bd8d48'),
  side: by('#c48a3c', '#8d6128'),
  line: by('#7a4d14', '#472d0a'),
  bowl: by('#a4622a', '#8a5122'),
  bowlDark: by('#7f4719', '#5f3510'),
  shadow: by('#6b3d08', '#0d0804'),
  ink: '#292524',
  shell: by('#fffdf8', '#f4ecdf'),
  paper: by('#fffdf8', '#efe5d3'),
  page: by('#f3e7d0', '#d8cab1'),
  pencil: by('#d9c7a8', '#a99877'),
  orange: by('#f97316', '#e0681a'),
  ember: by('#c2410c', '#b4440f'),
  amber: by('#f7b53c', '#d99a2b'),
  jade: by('#0f766e', '#1f8a80'),
  jadeLight: by('#99d9cc', '#6fb5a8'),
  plum: by('#6d28d9', '#7c4be0'),
  plumLight: by('#c9b5f6', '#a58ee0'),
  cream: by('#fbe7c3', '#d9c19a'),
  metal: by('#57534e', '#6b655f'),
  screen: by('#e9f3e6', '#cfe0cf'),
} as const;

/** People: many shades, none of them tied to a role. */
export const skin = { light: '#f6cfa8', warm: '#e8b083', tan: '#c98a5a', brown: '#96603c' } as const;
export const hair = { black: by('#33271f', '#1c1511'), brown: '#6b4226', grey: by('#b3aaa0', '#a0978d') } as const;
