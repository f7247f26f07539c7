/**
 * The first part of the inline script in the document's head (app/layout.tsx). It runs before the first paint and needs no framework:
 * - theme: sets .light or .dark on <html> from the stored choice, otherwise from the system, and follows changes of both;
 * - `[data-theme-toggle]`: a click changes the theme; choosing the system's own theme removes the stored choice;
 * - a menu (`[popover]`) closes when a link in it is followed;
 * - `data-answers` on <html>: this tab has saved Vacancy Builder answers (components/vacancy-builder/saved-answers.ts);
 * - `form[data-hydrates]`: a submit before hydration is held, and `Form` sends it once it has mounted.
 */
export const BOOT_SCRIPT = `(function(){
var d=document,e=d.documentElement,k='theme',m=matchMedia('(prefers-color-scheme: dark)');
function get(){try{return localStorage.getItem(k)}catch(_){return null}}
function system(){return m.matches?'dark':'light'}
function apply(){var t=get();if(t!=='dark'&&t!=='light')t=system();e.classList.remove('light','dark');e.classList.add(t)}
apply();
try{if(sessionStorage.getItem('spanwright.vacancy'))e.dataset.answers=''}catch(_){}
m.addEventListener('change',apply);
addEventListener('storage',function(v){if(v.key===k)apply()});
d.addEventListener('click',function(v){
if(!v.target.closest)return;
var p=v.target.closest('a')&&v.target.closest('[popover]');if(p)p.hidePopover();
if(!v.target.closest('[data-theme-toggle]'))return;
var t=e.classList.contains('dark')?'light':'dark';
try{t===system()?localStorage.removeItem(k):localStorage.setItem(k,t)}catch(_){}
e.classList.remove('light','dark');e.classList.add(t)});
d.addEventListener('submit',function(v){
var f=v.target;if(!f.hasAttribute('data-hydrates')||f.hasAttribute('data-ready'))return;
v.preventDefault();f.setAttribute('data-held','')},true)})()`
