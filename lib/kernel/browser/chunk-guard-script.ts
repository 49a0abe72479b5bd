/** At most one reload in this many milliseconds. */
const quietTime = 60_000;

/**
 * A script or stylesheet of an older build is gone after a deployment: one reload brings the new build.
 * In the head, because a failure can come before any other code of ours has loaded. Without session storage
 * nothing is reloaded: it could not be known that it was done before. Nor without a line: what is on the screen would be lost.
 */
export const chunkGuardScript = `addEventListener('error',function(e){var t=e.target,u=t&&(t.src||t.href);
if(typeof u!=='string'||u.indexOf('/_next/static/')<0||navigator.onLine===false)return;
try{var k='sente_reloaded_at',n=Date.now(),a=+sessionStorage.getItem(k);if(a&&n-a<${quietTime})return;
sessionStorage.setItem(k,n);location.reload()}catch(e){}},true)`;
