import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  hashInlineCode,
  hashInlineScripts,
  originsOf,
  pagePolicy,
  STYLE_HASHES,
} from './content-security-policy.mjs'

const page = { scripts: ['sha256-a', 'nonce-b'] }

describe('pagePolicy', () => {
  it('allows the style element of sonner, empty and filled', () => {
    const [, text = ''] =
      /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')) ??
      []
    expect(STYLE_HASHES).toEqual([hashInlineCode(JSON.parse(text)), hashInlineCode('')])
  })

  it('allows our own files and the given scripts only', () => {
    const policy = pagePolicy(page)
    expect(policy).toContain("; script-src 'self' 'sha256-a' 'nonce-b'; ")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('allows the origins of optional scripts for scripts, images and calls', () => {
    const origins = originsOf(['https://stats.example/a.js', undefined, '', 'https://stats.example/b.js?c=d'])
    expect(origins).toEqual(['https://stats.example'])
    const policy = pagePolicy({ ...page, origins })
    for (const name of ['script-src', 'img-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`; ${name} [^;]*https://stats\\.example`))
  })

  it('allows inline scripts and eval in development', () => {
    const policy = pagePolicy({ ...page, isDevelopment: true })
    expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval';")
  })
})

describe('hashInlineScripts', () => {
  it('hashes each inline script once, and no file or data', () => {
    const html =
      '<script id="a">go()</script><script src="/b.js"></script><script type="application/ld+json">{}</script><script>go()</script><script>stop()</script>'
    expect(hashInlineScripts(html)).toEqual([hashInlineCode('go()'), hashInlineCode('stop()')])
  })

  it('computes the hash that browsers expect', () => {
    // The example of https://www.w3.org/TR/CSP2/
    const hash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='
    expect(hashInlineCode("alert('Hello, world.');")).toBe(hash)
  })
})
