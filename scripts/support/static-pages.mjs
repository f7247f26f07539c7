import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashInlineScripts, originsOf, pagePolicy } from '../../lib/server/http/content-security-policy.mjs'

const HEADER = 'content-security-policy'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

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
  const pages = path.join(distDir, 'server/app')
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

/** The same for what Next hands to a platform's adapter. @param {import('next').AdapterOutputs} outputs */
export function addOutputPolicies({ prerenders }) {
  for (const { fallback } of prerenders)
    if (fallback?.filePath?.endsWith('.html'))
      fallback.initialHeaders = { ...fallback.initialHeaders, [HEADER]: readPolicy(fallback.filePath) }
}

function toPathname(file) {
  const name = file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')
  return name === 'index' ? '/' : `/${name}`
}
