import { describe, expect, it } from 'vitest'
import { splitCallKey } from './call-key'
import { CALL_KEYS, entryOf } from './contract'
import { curlOf } from './curl'

describe('curlOf', () => {
  it('sends a body as JSON, with the cookies of the company', () => {
    const key = 'POST /api/companies'
    const { method, path } = splitCallKey(key)
    const command = curlOf(method, path, entryOf(key))
    expect(command).toContain('curl -X POST "$SITE/api/companies"')
    expect(command).toContain('-b cookies.txt -c cookies.txt')
    expect(command).toMatch(/-d '\{"name":/)
  })

  it('reads what is public without cookies', () => {
    const key = 'GET /api/health'
    const { method, path } = splitCallKey(key)
    expect(curlOf(method, path, entryOf(key))).toBe('curl "$SITE/api/health"')
  })

  it('keeps a quotation mark inside its quotes', () => {
    const entry = { ...entryOf('POST /api/companies'), example: { name: "O'Brien" } }
    expect(curlOf('POST', '/api/companies', entry)).toContain(String.raw`-d '{"name":"O'\''Brien"}'`)
  })

  const withBody = CALL_KEYS.filter((key) => entryOf(key).body && !entryOf(key).upload)
  it.each(withBody)('has an example for the body of %s', (key) => {
    const { body, example } = entryOf(key)
    expect(body?.safeParse(example ?? {}).success).toBe(true)
  })
})
