'use client';

import { isShown, readFacts, readFilter } from '@/lib/domain/catalogue-filter';
import { showControls, showList } from './show-catalogue';

/** The bundler renames functions, so each is named again. */
const rules = `readFacts:${readFacts.toString()},isShown:${isShown.toString()}`;

/** Filters the list by the address before it is painted; the same functions as later, as text. Browsers that cannot show a closed form get it opened in a wide window. */
const script = `(function(r){if(location.search.length>1){
var s=JSON.parse(r.dataset.settings),f=(${readFilter.toString()})(location.search,s.tabs);
(${showList.toString()})(r,f,s.step,{${rules}});(${showControls.toString()})(r,f)}
if(matchMedia('(min-width:992px)').matches)r.querySelector('details').open=true})(document.currentScript.parentElement)`;

/** A client component, so that its text stands once in the page and not again in React's description of it. */
export function CatalogueScript() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
