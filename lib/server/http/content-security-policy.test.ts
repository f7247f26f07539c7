import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pagePolicy, STYLE_HASHES } from './content-security-policy'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const page = { scripts: ['sha256-a', 'nonce-b'], isDevelopment: false, isHttps: false }

describe('pagePolicy', () => {
  it('allows the style element of sonner, empty and filled', () => {
    const [, text = ''] =
      /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')) ??
      []
    expect(STYLE_HASHES).toEqual([hashOf(JSON.parse(text)), hashOf('')])
  })

  it('allows our own files and the given scripts only', () => {
    const policy = pagePolicy(page)
    expect(policy).toContain("; script-src 'self' 'sha256-a' 'nonce-b'; ")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('upgrades insecure requests on an https page', () => {
    expect(pagePolicy({ ...page, isHttps: true })).toMatch(/; upgrade-insecure-requests$/)
  })

  it('allows inline scripts and eval in development', () => {
    const policy = pagePolicy({ ...page, isDevelopment: true })
    expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval';")
  })
})
