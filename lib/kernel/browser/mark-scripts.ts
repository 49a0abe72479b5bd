import { cartKey, contactKey, tokenKey, userKey } from './keys';

/**
 * Marks <html> before the first paint: whether a user is logged in, whether the cart has items, and whether the contact button is hidden.
 * Pages are static and the same for all visitors, so CSS selects the right header without a layout shift. A token alone counts as a login: its
 * cookie is also valid on the other sites of the parent domain, where no user is stored yet.
 */
export const markScript = `(function(d){try{var s=localStorage,c=document.cookie;
if(s.getItem('${tokenKey}')||('; '+c).indexOf('; ${tokenKey}=')>=0)d.session='in';
var n=JSON.parse(s.getItem('${cartKey}')||'{}').items;if(n&&n.length)d.cart='filled';
if(s.getItem('${contactKey}'))d.contact='hidden'}catch(e){}
})(document.documentElement.dataset)`;

/**
 * Replaces the text for "user" with the stored name as the document is parsed, so before it is painted.
 * React takes over at hydration.
 */
export const nameScript = `(function(d){try{var u=JSON.parse(localStorage.getItem('${userKey}'));if(!u||!u.realName)return;
var o=new MutationObserver(name);o.observe(d,{childList:true,subtree:true});name();
d.addEventListener('DOMContentLoaded',function(){name();o.disconnect()});
function name(){d.querySelectorAll('[data-session-name]').forEach(function(e){if(e.textContent!==u.realName)e.textContent=u.realName})}
}catch(e){}})(document)`;
