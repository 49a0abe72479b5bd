import { cartKey, tokenKey, userKey } from './keys';

/**
 * Says on <html>, before the first paint, whether somebody is logged in and whether the cart holds anything.
 * Pages are the same file for everybody, so CSS shows the right header and nothing shifts.
 */
export const markScript = `(function(d){try{var s=localStorage,c=document.cookie;
if(s.getItem('${userKey}')&&(s.getItem('${tokenKey}')||('; '+c).indexOf('; ${tokenKey}=')>=0))d.session='in';
var n=JSON.parse(s.getItem('${cartKey}')||'{}').items;if(n&&n.length)d.cart='filled'}catch(e){}
})(document.documentElement.dataset)`;

/** Right after the header: the stored name instead of the word for "user". React takes over at hydration. */
export const nameScript = `try{var u=JSON.parse(localStorage.getItem('${userKey}'));
if(u&&u.realName)document.querySelectorAll('[data-session-name]').forEach(function(e){e.textContent=u.realName})}catch(e){}`;
