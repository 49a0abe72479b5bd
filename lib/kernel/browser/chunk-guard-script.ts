/** At most one reload in this many milliseconds. */
const quietTime = 60_000;

/**
 * After a deployment, scripts and stylesheets of the older build are missing: one reload loads the new build.
 * It is in the head, because a load can fail before any other code runs. It does not reload without session storage,
 * where it could not detect a repeated reload, nor offline, where the page on the screen would be lost.
 */
export const chunkGuardScript = `addEventListener('error',function(e){var t=e.target,u=t&&(t.src||t.href);
if(typeof u!=='string'||u.indexOf('/_next/static/')<0||navigator.onLine===false)return;
try{var k='sente_reloaded_at',n=Date.now(),a=+sessionStorage.getItem(k);if(a&&n-a<${quietTime})return;
sessionStorage.setItem(k,n);location.reload()}catch(e){}},true)`;
