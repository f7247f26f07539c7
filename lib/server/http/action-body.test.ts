import { describe, expect, it } from 'vitest'
import { ACTION_BODY_MAX_BYTES, checkActionBody, declaredLength, isFormPost } from './action-body'

const newRequest = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://127.0.0.1/', { method: 'POST', body, headers })
const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
  (await checkActionBody(newRequest(body, headers))) === null
const call = (text: string) => post(text, { 'next-action': 'x', 'content-type': 'text/plain;charset=UTF-8' })

function postForm(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return post(data)
}

describe('checkActionBody with action arguments', () => {
  it.each([
    '[]',
    '["a",1,null,{"b":[true]}]',
    '["$$5 an hour","$undefined","$NaN","$-Infinity","$D2026-01-01T00:00:00.000Z","$n12"]',
    '[{"text":"costs $F1"}]',
  ])('accepts the arguments %s', async (text) => {
    expect(await call(text)).toBe(true)
  })

  it.each([
    '',
    'null',
    '{}',
    '"a"',
    '[',
    '\ufeff[]',
    '["$F1"]',
    '["$@0"]',
    '["$1"]',
    '["$K1"]',
    '["$1:__proto__:then"]',
    '["$B1"]',
    '[{"a":"$T1"}]',
    `${'['.repeat(50)}${']'.repeat(50)}`,
    `[${'1,'.repeat(600)}1]`,
    '[{"length":2147483648}]',
    '['.repeat(100_000),
  ])('rejects the arguments %.40s', async (text) => {
    expect(await call(text)).toBe(false)
  })

  it('rejects arguments that are not UTF-8', async () => {
    const bytes = Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d])
    expect(await post(bytes, { 'next-action': 'x' })).toBe(false)
  })
})

describe('checkActionBody with a form', () => {
  const STATE = '[{"values":{},"errors":{},"failure":null,"done":false}]'
  const SENT = { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":"6096d","bound":"$@1"}', '$ACTION_1:1': STATE }

  it('accepts a form sent without script', async () => {
    expect(await postForm({ ...SENT, name: '$F1', message: '[' })).toBe(true)
  })

  it('accepts a form sent by React', async () => {
    expect(await postForm({ '0': '[{"done":false},"$K1"]', '1_name': '$F1', '1_$ACTION_REF_1': '' })).toBe(
      true,
    )
  })

  it.each<Record<string, string>>([
    { ...SENT, '$ACTION_1:0': '{"id":"6096d","bound":"$@7"}' },
    { ...SENT, '$ACTION_1:1': '["$1:constructor:constructor"]' },
    { ...SENT, '$ACTION_1:1': '{' },
    { '0': '["$K1"]' },
    { '0': ")]}'," },
    {
      '0': '[]',
      '1': '{"then":"$1:__proto__:then","status":"resolved_model","value":"{\\"then\\":\\"$B1337\\"}"}',
    },
  ])('rejects the form %j', async (fields) => {
    expect(await postForm(fields)).toBe(false)
  })

  it('rejects a form that calls an action without arguments', async () => {
    const data = new FormData()
    data.append('name', 'Jo Bloggs')
    expect(await post(data)).toBe(true)
    expect(await post(data, { 'next-action': 'x' })).toBe(false)
  })

  it('rejects a form that is cut off', async () => {
    const type = 'multipart/form-data; boundary=x'
    expect(
      await post('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', { 'content-type': type }),
    ).toBe(false)
  })
})

describe('isFormPost', () => {
  it.each([
    [{ 'content-type': 'multipart/form-data; boundary=x' }, true],
    [{ 'content-type': 'text/plain', 'next-action': 'x' }, true],
    [{ 'content-type': 'text/plain' }, false],
    [{ 'content-type': 'application/json' }, false],
  ])('answers for %j with %s', (headers, expected) => {
    expect(isFormPost(new Headers(headers as Record<string, string>))).toBe(expected)
  })
})

describe('bodies that are too long', () => {
  it('reads the declared length', () => {
    expect(declaredLength(new Headers({ 'content-length': '10485760' }))).toBe(10_485_760)
    expect(declaredLength(new Headers())).toBe(0)
  })

  it('refuses a body over the limit that declares no length', async () => {
    const data = new FormData()
    data.append('name', 'a'.repeat(ACTION_BODY_MAX_BYTES))
    expect(await checkActionBody(newRequest(data))).toMatchObject({ code: 'payloadTooLarge' })
  })
})
