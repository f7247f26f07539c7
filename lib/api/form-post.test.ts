import { describe, expect, it } from 'vitest'
import { FORM_MAX_BYTES, refusePost } from './form-post'

const ACTION = { $ACTION_ID_40eaba72424fd31815092de2fc64b931ead1d6d23a: '' }

/** The status of the refusal; null where the request goes on to Next. */
async function post(body: BodyInit, headers: Record<string, string> = {}): Promise<number | null> {
  const request = new Request('http://127.0.0.1/', { method: 'POST', body, headers })
  return (await refusePost(request))?.status ?? null
}

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('refusePost with a call of a server action by script', () => {
  const call = (body: BodyInit) => post(body, { 'next-action': 'x', 'content-type': 'text/plain' })

  it.each([
    '[]',
    '["a",1,null,{"b":[true]}]',
    '["$$5 an hour","$undefined","$NaN","$-Infinity","$D2026-01-01T00:00:00.000Z","$n12"]',
    '[{"text":"costs $F1"}]',
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
  ])('refuses the arguments %.40s', async (text) => {
    expect(await call(text)).toBe(409)
  })

  it('refuses arguments that are not UTF-8', async () => {
    expect(await call(Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]))).toBe(409)
  })

  it('refuses a form that names an action in a header', async () => {
    expect(await post(toForm({ name: 'Jo Bloggs' }), { 'next-action': 'x' })).toBe(409)
    expect(await post(toForm(ACTION), { 'next-action': 'x' })).toBe(409)
  })

  it('makes the client of an older page ask for a reload', async () => {
    const headers = { 'next-action': 'x' }
    const refusal = await refusePost(
      new Request('http://127.0.0.1/', { method: 'POST', body: '[]', headers }),
    )
    expect(refusal?.headers.get('x-nextjs-action-not-found')).toBe('1')
    expect(await refusal?.json()).toMatchObject({
      status: 409,
      detail: 'This page has been updated. Reload it to continue.',
    })
  })
})

describe('refusePost with a form', () => {
  const STATE = '[{"values":{},"errors":{},"failure":null,"done":false}]'
  const BOUND = { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":"6096d","bound":"$@1"}', '$ACTION_1:1': STATE }

  it.each<Record<string, string>>([
    { ...ACTION, name: '$F1', message: '[' },
    { ...ACTION, '0': '["$K1"]' },
    { ...ACTION, '0': ")]}'," },
    { ...ACTION, '0': '[{"done":false},"$K1"]', '1_name': '$F1', '1_$ACTION_REF_1': '' },
    {
      ...ACTION,
      '0': '[]',
      '1': '{"then":"$1:__proto__:then","status":"resolved_model","value":"{\\"then\\":\\"$B1337\\"}"}',
    },
  ])('accepts the form %j, of which React decodes nothing', async (fields) => {
    expect(await post(toForm(fields))).toBeNull()
  })

  it.each<Record<string, string>>([
    BOUND,
    { ...BOUND, '$ACTION_1:0': '{"id":"6096d","bound":"$@7"}' },
    { ...BOUND, '$ACTION_1:1': '["$1:constructor:constructor"]' },
    { ...BOUND, '$ACTION_1:1': '{' },
    { ...BOUND, ...ACTION },
    { ...ACTION, $ACTION_KEY: 'k1' },
    { ...ACTION, $ACTION_ID_6096d: '' },
    { ...ACTION, $ACTION: '' },
    { $ACTION_ID_6096d: 'bound' },
    { $ACTION_ID_: '' },
    { '$ACTION_ID_6096d:0': '' },
    { '$ACTION_ID_6096d\n': '' },
    { $ACTION_ID___proto__: '' },
    { name: 'Jo Bloggs' },
    { '0': '["$K1"]' },
    { '0': ")]}'," },
    {
      '0': '[]',
      '1': '{"then":"$1:__proto__:then","status":"resolved_model","value":"{\\"then\\":\\"$B1337\\"}"}',
    },
  ])('rejects the form %j', async (fields) => {
    expect(await post(toForm(fields))).toBe(400)
  })

  it('rejects a form that names its action twice, or in a file', async () => {
    const [[name = '']] = Object.entries(ACTION) as [[string, string]]
    const twice = toForm(ACTION)
    twice.append(name, '')
    expect(await post(twice)).toBe(400)
    const file = new FormData()
    file.append(name, new Blob([]))
    expect(await post(file)).toBe(400)
  })

  it('rejects a form that is cut off', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await post('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', headers)).toBe(400)
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=y'])(
    'rejects a form of the type %s, which does not fit its body',
    async (type) => {
      const body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'
      expect(await post(body, { 'content-type': type })).toBe(400)
    },
  )

  it('rejects a form that ends before it is read', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const request = new Request('http://127.0.0.1/', {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    } as RequestInit)
    expect((await refusePost(request))?.status).toBe(400)
  })

  it('refuses a form of another website', async () => {
    expect(await post(toForm(ACTION), { origin: 'http://evil.example' })).toBe(403)
  })

  it('refuses a form that declares too much before reading it', async () => {
    const body = new ReadableStream({
      pull: () => {
        throw new Error('read')
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '10485760' }
    const request = new Request('http://127.0.0.1/', {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    } as RequestInit)
    expect((await refusePost(request))?.status).toBe(413)
  })

  it('refuses a form over the limit that declares no length', async () => {
    expect(await post(toForm({ ...ACTION, name: 'a'.repeat(FORM_MAX_BYTES) }))).toBe(413)
  })
})

describe('refusePost with another body', () => {
  it.each(['text/plain', 'application/json'])('leaves %s to Next', async (type) => {
    expect(await post('[]', { 'content-type': type })).toBeNull()
  })
})
