import { expect, test } from './support/fixtures'

test('serves scripts and styles in Brotli or gzip, whichever the client accepts', {
  tag: '@embedded',
}, async ({ app, request }) => {
  const page = await (await fetch(app.url)).text()
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
