/**
 * Says on <html>, before the first paint, that the address asks the course list for other products than the page holds: they are not
 * shown before the right ones are here (components/catalogue/list).
 */
export const askingScript = `if(/[?&](coursesType|gradeFrom|gradeTo|audience|price|sort)=./.test(location.search))document.documentElement.dataset.asking=''`;
