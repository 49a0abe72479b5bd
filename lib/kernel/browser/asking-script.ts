/**
 * Says on <html>, before the first paint, that the address asks the course list or the branch finder for other entries than the page holds:
 * they are not shown before the right ones are here (components/catalogue/list, components/branches).
 */
export const askingScript = `if(/[?&](coursesType|gradeFrom|gradeTo|audience|price|sort|region|city|from|to|age|seats)=./.test(location.search))document.documentElement.dataset.asking=''`;
