import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g
const NOT_INLINE = /\ssrc=|\stype="(?!text\/javascript|module)/

const toHash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

function hashInlineScripts(html) {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes]) => !NOT_INLINE.test(attributes))
  return [...new Set(scripts.map(([, , text]) => toHash(text)))]
}

/** Records hashes for the server's Content-Security-Policy: a static page's in its headers, those of layout and error page in a file. */
export function recordInlineScripts(folder) {
  const app = path.join(folder, 'server/app')
  for (const file of readdirSync(app, { recursive: true })) {
    const metaFile = path.join(app, file.replace(/\.html$/, '.meta'))
    if (!file.endsWith('.html') || !existsSync(metaFile)) continue
    const meta = JSON.parse(readFileSync(metaFile, 'utf8'))
    const hashes = hashInlineScripts(readFileSync(path.join(app, file), 'utf8'))
    meta.headers = { ...meta.headers, 'x-inline-scripts': hashes.join(' ') }
    writeFileSync(metaFile, JSON.stringify(meta))
  }
  const readPage = (name) => readFileSync(path.join(folder, 'server', name), 'utf8')
  const [, boot] = readPage('app/_not-found.html').match(/<script id="boot">([\s\S]*?)<\/script>/) ?? []
  if (!boot) throw new Error('The root layout has lost its inline script.')
  const errorPage = readPage('pages/500.html')
  const styles = [...errorPage.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => toHash(text))
  const record = { boot: toHash(boot), failure: { scripts: hashInlineScripts(errorPage), styles } }
  writeFileSync(path.join(folder, 'inline-scripts.json'), JSON.stringify(record))
}
