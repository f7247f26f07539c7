/**
 * Part of the inline script in the document's head, so that it works even when a page's own scripts are gone. Shows the update notice when
 * a script or style sheet of this build is missing on the server: the page was opened before an upgrade.
 * `outdatedCheck` is the answer about the last file that did not load. A press on the notice does not close a dialog, whose text would go.
 */
export const UPDATE_SCRIPT = `(function(){
var d=document,w=window;
function show(){var n=d.querySelector('[data-slot=update-notice]');if(!n||n.matches(':popover-open'))return;
n.onpointerdown=function(v){v.stopPropagation()};n.showPopover()}
w.addEventListener('error',function(v){
var t=v.target,u=t&&(t.src||t.href);
if(!u||u.indexOf(location.origin+'/_next/static/'))return;
w.outdatedCheck=fetch(u,{method:'HEAD',cache:'no-store'}).then(function(r){if(r.status===404)show();return r.status===404},function(){return false})},true);
d.addEventListener('click',function(v){if(v.target.closest&&v.target.closest('[data-reload]'))location.reload()})})()`
