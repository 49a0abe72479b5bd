import { ViewTransition, type ReactNode } from 'react';
import { ContactWindow } from '@/components/site/contact/contact-window';
import { SiteFooter } from '@/components/site/layout/site-footer';
import { SiteHeader } from '@/components/site/layout/site-header';
import { CookieSettings, Measure } from '@/components/site/measure/measure';
import { previewEditor } from '@/lib/pages/preview-editor';

/** The frame of the shop's pages: its menus, and what counts visits. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  // Before any cached read, and in each layout, because layouts render in parallel: see `previewEditor`.
  await previewEditor();
  return (
    <>
      <Measure />
      <SiteHeader />
      <ViewTransition default={{ page: 'page-change', default: 'none' }}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </ViewTransition>
      <SiteFooter
        settings={
          <CookieSettings className="min-h-11 cursor-pointer underline underline-offset-3 hover:text-ink noscript:hidden" />
        }
      />
      <ContactWindow />
    </>
  );
}
