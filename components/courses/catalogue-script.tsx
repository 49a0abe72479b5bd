import { isShown, readFacts, readFilter } from '@/lib/domain/catalogue-filter';
import { showCatalogue } from './show-catalogue';

const rules = [readFilter, readFacts, isShown].map((rule) => `${rule.name}:${rule.toString()}`).join(',');

/** Filters the list by the address before it is painted; the same functions as later, as text. On phones the filters start closed. */
const script = `(function(r){if(location.search.length>1)(${showCatalogue.toString()})(r,location.search,{${rules}});
if(innerWidth<992)r.querySelector('details').open=false})(document.currentScript.parentElement)`;

export function CatalogueScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
