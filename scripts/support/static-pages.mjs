import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { scriptModeOf, trimClientScripts } from '../../lib/server/http/client-scripts.mjs'
import { hashInlineScripts, originsOf, pagePolicy } from '../../lib/server/http/content-security-policy.mjs'

const HEADER = 'content-security-policy'
const PAGES = 'server/app'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Leaves out of each static page the client scripts that it does without. `distDir` is `.next` or a copy of it. */
export function trimPages(distDir) {
  const pages = path.join(distDir, PAGES)
  for (const file of readdirSync(pages, { recursive: true }))
    if (file.endsWith('.html')) trimPage(path.join(pages, file), toPathname(file))
}

function trimPage(file, pathname) {
  const mode = scriptModeOf(pathname)
  if (mode) writeFileSync(file, trimClientScripts(readFileSync(file, 'utf8'), mode))
}

/** A Content-Security-Policy that allows the inline scripts of this static page by hash. */
function readPolicy(file) {
  const origins = originsOf([process.env.ANALYTICS_SCRIPT_URL, process.env.MARKETING_SCRIPT_URL])
  return pagePolicy({ scripts: hashInlineScripts(readFileSync(file, 'utf8')), origins })
}

/**
 * Gives each static page of a build its policy: among the page's headers, which Next serves, and in the manifest that platforms read.
 * `distDir` is `.next` or a copy of it.
 */
export function addPagePolicies(distDir) {
  const manifestFile = path.join(distDir, 'prerender-manifest.json')
  const manifest = readJson(manifestFile)
  const pages = path.join(distDir, PAGES)
  for (const file of readdirSync(pages, { recursive: true })) {
    const metaFile = path.join(pages, file.replace(/\.html$/, '.meta'))
    if (!file.endsWith('.html') || !existsSync(metaFile)) continue
    const policy = readPolicy(path.join(pages, file))
    const meta = readJson(metaFile)
    meta.headers = { ...meta.headers, [HEADER]: policy }
    writeFileSync(metaFile, JSON.stringify(meta))
    const route = manifest.routes[toPathname(file)]
    if (!route) throw new Error(`Next's manifest has no page ${toPathname(file)}.`)
    route.initialHeaders = { ...route.initialHeaders, [HEADER]: policy }
  }
  writeFileSync(manifestFile, JSON.stringify(manifest))
}

const COPIES = { '.br': brotliCompressSync, '.gz': gzipSync }

/** Writes a Brotli and a gzip copy of each static page for lib/server/http/static-pages.ts. */
export function compressPages(distDir) {
  const folder = path.join(distDir, PAGES)
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'))) {
    const page = path.join(folder, file)
    for (const [suffix, compress] of Object.entries(COPIES))
      writeFileSync(page + suffix, compress(readFileSync(page)))
  }
}

/** To a copy of the build that has the pages already. */
export function copyCompressedPages(distDir, copy) {
  const folder = path.join(distDir, PAGES)
  for (const file of readdirSync(folder, { recursive: true }))
    if (/\.html\.(?:br|gz)$/.test(file) && existsSync(path.join(copy, PAGES, path.dirname(file))))
      copyFileSync(path.join(folder, file), path.join(copy, PAGES, file))
}

/** As `trimPages` and `addPagePolicies`, for what Next hands to a platform's adapter. @param {import('next').AdapterOutputs} outputs */
export function completeOutputs({ prerenders }) {
  for (const { pathname, fallback } of prerenders) {
    if (!fallback?.filePath?.endsWith('.html')) continue
    trimPage(fallback.filePath, pathname)
    fallback.initialHeaders = { ...fallback.initialHeaders, [HEADER]: readPolicy(fallback.filePath) }
  }
}

function toPathname(file) {
  const name = file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')
  return name === 'index' ? '/' : `/${name}`
}
