declare global {
  interface Window {
    /** The button pressed last, until its own code answers (`useEarlyPress`). */
    senteEarlyPress?: Element | undefined;
  }
}

/** Keeps a press on a button, which may come before the page's code. Links, forms, menus and dialogs need no code. */
export const earlyPressScript = `document.addEventListener('click',function(e){
if(e.isTrusted&&e.target.closest)window.senteEarlyPress=e.target.closest('button')||undefined},true)`;
