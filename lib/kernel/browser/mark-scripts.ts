import { cartKey, contactKey, tokenKey, userKey } from './keys';

/**
 * Says on <html>, before the first paint, whether somebody is logged in, whether the cart holds anything, and whether the contact window is put away.
 * Pages are the same file for everybody, so CSS shows the right header and nothing shifts. A token alone is a login: its cookie
 * also reaches the other sites of the parent domain, where no user is stored yet.
 */
export const markScript = `(function(d){try{var s=localStorage,c=document.cookie;
if(s.getItem('${tokenKey}')||('; '+c).indexOf('; ${tokenKey}=')>=0)d.session='in';
var n=JSON.parse(s.getItem('${cartKey}')||'{}').items;if(n&&n.length)d.cart='filled';
if(s.getItem('${contactKey}'))d.contact='hidden'}catch(e){}
})(document.documentElement.dataset)`;

/**
 * The stored name instead of the word for "user", in each part of the document as it is read, so before it is painted.
 * React takes over at hydration.
 */
export const nameScript = `(function(d){try{var u=JSON.parse(localStorage.getItem('${userKey}'));if(!u||!u.realName)return;
var o=new MutationObserver(name);o.observe(d,{childList:true,subtree:true});name();
d.addEventListener('DOMContentLoaded',function(){name();o.disconnect()});
function name(){d.querySelectorAll('[data-session-name]').forEach(function(e){if(e.textContent!==u.realName)e.textContent=u.realName})}
}catch(e){}})(document)`;
