import { describe, expect, it } from 'vitest'
import { normalizeMethod, normalizeTarget } from './request-line'

describe('normalizeTarget', () => {
  it.each([
    ['/', '/'],
    ['/admin?tab=contacts', '/admin?tab=contacts'],
    ['/api/companies/a%2fb?x=%E0%A4%A', '/api/companies/a%2fb?x=%E0%A4%A'],
    ['//evil.example/a', '//evil.example/a'],
    ['/%F0%9F%8F%97?a', '/%F0%9F%8F%97?a'],
  ])('leaves %j unchanged', (target, normalized) => {
    expect(normalizeTarget(target)).toBe(normalized)
  })

  it.each([
    ['*', '/*'],
    ['*?a=b', '/*?a=b'],
    ['http://evil.example/admin?a=b', '/admin?a=b'],
    ['HTTPS://evil.example', '/'],
    ['http://evil.example?a', '/?a'],
    ['/api/companies/%E0%A4%A', '/api/companies/%25E0%25A4%25A'],
    ['/api/%c0%ae/x?y=%zz', '/api/%25c0%25ae/x?y=%zz'],
    ['/%', '/%25'],
  ])('turns %j into %j', (target, normalized) => {
    expect(normalizeTarget(target)).toBe(normalized)
  })

  it('sends a POST for page data to the page', () => {
    expect(normalizeTarget('/about.rsc?a', 'POST')).toBe('/about?a')
    expect(normalizeTarget('/about.rsc?a', 'GET')).toBe('/about.rsc?a')
  })
})

describe('normalizeMethod', () => {
  it('replaces TRACE only', () => {
    expect(['TRACE', 'GET', 'PROPFIND'].map(normalizeMethod)).toEqual(['UNKNOWN', 'GET', 'PROPFIND'])
  })
})
