// Plain JavaScript, because the build uses it too: scripts/support/static-pages.mjs.

/**
 * Which pages do without the scripts of Next and React, or load them only when they are used. Others load them at once.
 *
 * @type {readonly (readonly [RegExp, import('./client-scripts.mjs').ScriptMode])[]}
 */
const MODES = [
  [
    /^\/(?:api-reference|cookies|email-preferences|jobs|privacy-policy|terms-of-service|_not-found)?$/,
    'none',
  ],
  [/^\/(?:admin\/login|(?:contact|interest)(?:\/[\w-]+)?|jobs\/[^/]+)$/, 'on-use'],
]

export const scriptModeOf = (pathname) => MODES.find(([pattern]) => pattern.test(pathname))?.[1]

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const FILE = /\ssrc="(\/_next\/static\/[^"]+)"/
const APP_CODE = /^\(?(?:self\.__next_f|globalThis\["TURBOPACK"\])/
const PRELOADED_SCRIPT = /<link\b[^>]*\sas="script"[^>]*>/g
const FILE_LIST = 'id="app-files"'
/** What React puts where a part of the page is to be rendered by the browser. */
const NEEDS_BROWSER = '<template data-dgst='

/**
 * With `none`, removes Next's scripts and the page's data for them. With `on-use`, lists the script files instead of loading them: the boot
 * script loads them (components/layout/app-script.ts). The page's own scripts stay.
 */
export function trimClientScripts(html, mode) {
  if (html.includes(NEEDS_BROWSER) || html.includes(FILE_LIST)) return html
  const files = []
  const page = html.replace(PRELOADED_SCRIPT, '').replace(SCRIPT, (script, attributes, text) => {
    const file = FILE.exec(attributes)?.[1]
    if (mode === 'none') return file || APP_CODE.test(text) ? '' : script
    if (!file || /\snomodule\b/i.test(attributes)) return script
    files.push(file)
    return ''
  })
  if (mode === 'none') return page
  const list = `<script type="application/json" ${FILE_LIST}>${JSON.stringify(files)}</script>`
  return page.replace('</body>', () => `${list}</body>`)
}
