import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CALL_KEYS, entryOf } from '@/lib/api/contract'
import { toJsonSchema } from '@/lib/api/json-schema'
import { expect, test } from './support/fixtures'

/** Longer than any schema in a script. */
const LITERAL_MAX = 5000

/** The fields of each object in a JSON Schema, at any depth. */
function readObjectFields(schema: unknown): string[][] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties } = schema as { properties?: object }
  return [
    ...(properties ? [Object.keys(properties)] : []),
    ...Object.values(schema).flatMap(readObjectFields),
  ]
}

/** The fields of each `z.object({…})` in a minified script. */
function readShippedFields(script: string): string[][] {
  const [, ...rest] = script.replace(/"(?:\\.|[^"\\])*"/g, '""').split('.object({')
  return rest.map((text) => {
    // Without nested brackets, the first that is left ends the object.
    let fields = text.slice(0, LITERAL_MAX)
    for (let before = ''; before !== fields; ) {
      before = fields
      fields = fields.replace(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g, '')
    }
    return [...(fields.split('}')[0] ?? '').matchAll(/(?:^|,)(\w+):/g)].map(([, name = '']) => name)
  })
}

test('serves scripts and styles in Brotli or gzip, whichever the client accepts', {
  tag: '@embedded',
}, async ({ app, request }) => {
  const page = await (await fetch(`${app.url}/ai-consultation`)).text()
  const files = [/\/_next\/static\/[^"]*turbopack-[^"]+\.js/, /\/_next\/static\/[^"]+\.css/].map(
    (file) => file.exec(page)?.[0],
  )
  for (const file of files) {
    const get = (encoding: string) => fetch(`${app.url}${file}`, { headers: { 'accept-encoding': encoding } })
    const [brotli, gzip, plain] = await Promise.all([get('gzip, br'), get('gzip, br;q=0'), get('identity')])
    const encodings = [brotli, gzip, plain].map((response) => response.headers.get('content-encoding'))
    expect(encodings).toEqual(['br', 'gzip', null])
    const text = await plain.text()
    expect(await brotli.text()).toBe(text)
    expect(await gzip.text()).toBe(text)
    for (const name of ['content-type', 'cache-control', 'x-content-type-options', 'vary'])
      expect(brotli.headers.get(name)).toBe(gzip.headers.get(name))
    // Not with fetch, which adds no-cache to a request with if-none-match.
    const again = await request.get(`${app.url}${file}`, {
      headers: { 'accept-encoding': 'br', 'if-none-match': brotli.headers.get('etag') ?? '' },
    })
    expect([again.status(), again.headers()['content-encoding']]).toEqual([304, undefined])
  }
})

test('serves static pages in Brotli or gzip, whichever the client accepts', { tag: '@embedded' }, async ({
  app,
  request,
}) => {
  for (const path of ['/', '/register', '/terms-of-service?utm_source=mail', '/contact?plan=growth']) {
    const get = (encoding: string) => fetch(app.url + path, { headers: { 'accept-encoding': encoding } })
    const responses = await Promise.all(['gzip, br', 'gzip, br;q=0', 'identity'].map(get))
    const encodings = responses.map((response) => response.headers.get('content-encoding'))
    // A page chosen by the query comes from Next.
    expect(encodings, path).toEqual([path.includes('plan=') ? 'gzip' : 'br', 'gzip', null])
    const [text, ...others] = await Promise.all(responses.map((response) => response.text()))
    expect(others, path).toEqual([text, text])
    for (const name of [
      'content-security-policy',
      'content-type',
      'cache-control',
      'x-content-type-options',
    ]) {
      const values = new Set(responses.map((response) => response.headers.get(name)))
      expect(values.size, `${path}: ${name}`).toBe(1)
    }
    for (const response of responses) {
      expect(response.headers.get('vary'), path).toMatch(/rsc.*Accept-Encoding/)
      const headers = {
        'accept-encoding': response.headers.get('content-encoding') ?? 'identity',
        'if-none-match': response.headers.get('etag') ?? '',
      }
      expect((await request.get(app.url + path, { headers })).status(), path).toBe(304)
    }
  }
})

test('sends a static page without its body for HEAD, and its data to the router', {
  tag: '@embedded',
}, async ({ app, request }) => {
  const page = await request.get('/')
  const head = await request.head('/')
  expect(head.headers()['content-length']).toBe(page.headers()['content-length'])
  expect(await head.text()).toBe('')
  const data = await request.get(`${app.url}/`, { headers: { rsc: '1' } })
  expect(data.headers()['content-type']).toContain('text/x-component')
})

test('lets nobody keep a static page or its data without asking', { tag: '@embedded' }, async ({
  request,
}) => {
  const prefetch = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
  const requests: [string, Record<string, string>, number][] = [
    ['/', {}, 200],
    ['/contact?plan=growth', {}, 200],
    ['/cookies', { rsc: '1' }, 200],
    ['/cookies', prefetch, 200],
    ['/share/home.png', {}, 200],
    ['/api/openapi.json', {}, 200],
  ]
  for (const [path, headers, status] of requests) {
    const response = await request.get(path, { headers })
    expect([response.status(), response.headers()['cache-control']], path).toEqual([
      status,
      'public, max-age=0, must-revalidate',
    ])
  }
  const page = await request.get('/')
  const again = await request.get('/', { headers: { 'if-none-match': page.headers().etag ?? '' } })
  expect([again.status(), again.headers()['cache-control']]).toEqual([
    304,
    'public, max-age=0, must-revalidate',
  ])
})

test('scripts have schemas of requests only, which forms check', { tag: '@embedded' }, () => {
  const folder = '.next/static/chunks'
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const shipped = scripts.flatMap((file) => readShippedFields(readFileSync(path.join(folder, file), 'utf8')))
  const requests = CALL_KEYS.flatMap((key) => {
    const { body } = entryOf(key)
    return body ? readObjectFields(toJsonSchema(body, 'input')) : []
  })
  const isOfRequest = (fields: string[]) =>
    requests.some((names) => fields.every((name) => names.includes(name)))
  expect(shipped).toContainEqual(['name', 'email', 'contactName', 'phone'])
  // What this form asks goes into two requests.
  const startForm = ['companyId', 'jobTitle', 'from', 'fromVacancyId', 'advert']
  expect(shipped.filter((fields) => !isOfRequest(fields))).toEqual([startForm])
})
