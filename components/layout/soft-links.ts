import { startProgress } from './navigation-progress';

type Router = {
  push: (href: string, options: { transitionTypes: string[] }) => void;
  prefetch: (href: string) => void;
};

/** Marks a change of page, the only transition that fades (design, "Motion"). */
const pageChange = ['page'];

/** The link an event is about, if following it here means another page of ours. */
function softLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null;
  if (!link || link.origin !== location.origin || (link.target && link.target !== '_self')) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
}

/**
 * Follows `data-soft` links through the router, and fetches a page when a visitor is about to ask for it:
 * one listener for all links of the page, wherever they come from. Without it they are ordinary links.
 */
export function followSoftLinks(router: Router): () => void {
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = isPlain && !event.defaultPrevented ? softLink(event) : null;
    if (!link) return;
    event.preventDefault();
    startProgress();
    router.push(link.href, { transitionTypes: pageChange });
  };
  const onIntent = (event: Event) => {
    const link = softLink(event);
    if (link) router.prefetch(link.href);
  };
  const intents = ['mouseover', 'touchstart', 'focusin'] as const;
  document.addEventListener('click', onClick);
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    document.removeEventListener('click', onClick);
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}
