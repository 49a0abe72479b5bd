import type { MetadataRoute } from 'next';

/** What the installed shop and the installed learning app have in common. */
export const installedApp = {
  display: 'standalone',
  background_color: '#fffdf8',
  theme_color: '#fffdf8',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} satisfies MetadataRoute.Manifest;
