import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g
/** Has its text elsewhere, or is data and no script. */
const NOT_INLINE = /\ssrc=|\stype="(?!text\/javascript|module)/

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The hashes of the inline scripts of a page, each once. @param {string} html @returns {string[]} */
export function inlineScripts(html) {
  const found = [...html.matchAll(SCRIPT)].filter(([, attributes]) => !NOT_INLINE.test(attributes))
  return [...new Set(found.map(([, , text]) => hashOf(text)))]
}

/**
 * Tells the server the hashes of all inline scripts: beside each static page among the headers that Next answers it with, and in a
 * file those of the root layout and of the last error page. lib/server/http/security-headers.ts makes the policy of them.
 * @param {string} folder a build's `.next`
 */
export function recordInlineScripts(folder) {
  const app = path.join(folder, 'server/app')
  for (const file of readdirSync(app, { recursive: true })) {
    const meta = path.join(app, file.replace(/\.html$/, '.meta'))
    if (!file.endsWith('.html') || !existsSync(meta)) continue
    const answer = JSON.parse(readFileSync(meta, 'utf8'))
    const hashes = inlineScripts(readFileSync(path.join(app, file), 'utf8'))
    answer.headers = { ...answer.headers, 'x-inline-scripts': hashes.join(' ') }
    writeFileSync(meta, JSON.stringify(answer))
  }
  const page = (name) => readFileSync(path.join(folder, 'server', name), 'utf8')
  const [, boot] = page('app/_not-found.html').match(/<script id="boot">([\s\S]*?)<\/script>/) ?? []
  if (!boot) throw new Error('The root layout has lost its inline script.')
  const failure = page('pages/500.html')
  const styles = [...failure.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => hashOf(text))
  const known = { boot: hashOf(boot), failure: { scripts: inlineScripts(failure), styles } }
  writeFileSync(path.join(folder, 'inline-scripts.json'), JSON.stringify(known))
}
