declare global {
  interface Window {
    /** The button pressed last before the page's code was there; undefined once it is. */
    senteEarlyPress?: HTMLElement | null;
  }
}

/** Keeps a press that comes before the page's code. Links, forms, menus and dialogs need none and are left alone. */
export const earlyPressScript = `window.senteEarlyPress=null;document.addEventListener('click',function keep(e){
if(window.senteEarlyPress===undefined)return document.removeEventListener('click',keep,true);
var b=e.target.closest&&e.target.closest('button[type=button]:not([command])');if(b)window.senteEarlyPress=b},true)`;

/** Presses the kept button again, now that somebody listens. */
export function repeatEarlyPress() {
  const button = window.senteEarlyPress;
  delete window.senteEarlyPress;
  if (button?.isConnected) button.click();
}
