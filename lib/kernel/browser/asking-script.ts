/**
 * Marks <html> before the first paint when the URL filters the course list or the branch finder: the unfiltered entries of the static page
 * stay hidden until the right ones are loaded (components/catalogue/list, components/branches).
 */
export const askingScript = `if(/[?&](coursesType|gradeFrom|gradeTo|audience|price|sort|region|city|from|to|age|seats)=./.test(location.search))document.documentElement.dataset.asking=''`;
