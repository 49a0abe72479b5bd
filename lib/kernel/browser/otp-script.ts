/** The credentials in a link of an email: a one-time password for one account. */
export type LinkCredentials = { username: string; otp: string };

declare global {
  interface Window {
    /** Set by `otpScript`, read once by the session. */
    senteLinkCredentials?: LinkCredentials;
  }
}

/**
 * Runs first in the head, before analytics, links or anything else can read the URL: removes `username` and `otp` from
 * the query and from the query of a hash route, and stores them for the login (docs/product.md, "Accounts").
 */
export const otpScript = `(function(){
function take(q){var p=new URLSearchParams(q),u=p.get('username'),o=p.get('otp');if(!u||!o)return null;
window.senteLinkCredentials={username:u,otp:o};p.delete('username');p.delete('otp');return p.toString()}
var l=location,s=take(l.search),h=l.hash.split('?'),r=h[1]===undefined?null:take(h.slice(1).join('?'));
if(s===null&&r===null)return;
history.replaceState(history.state,'',l.pathname+(s===null?l.search:s&&'?'+s)+(r===null?l.hash:h[0]+(r&&'?'+r)))
})()`;

export function takeLinkCredentials(): LinkCredentials | null {
  const credentials = window.senteLinkCredentials ?? null;
  delete window.senteLinkCredentials;
  return credentials;
}
