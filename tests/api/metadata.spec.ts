import { PUBLIC_PAGES } from '@/tests/support/public-pages'
import { expect, test } from './support/fixtures'

const HEAD = {
  title: (html: string) => html.match(/<title>([^<]*)<\/title>/)?.[1],
  description: (html: string) => html.match(/<meta name="description" content="([^"]*)"/)?.[1],
  shared: (html: string) => html.match(/<meta property="og:title" content="([^"]*)"/)?.[1],
}

test('gives each public page its own title and description', async ({ request }) => {
  const heads = []
  for (const path of PUBLIC_PAGES) {
    const html = await (await request.get(path)).text()
    heads.push(Object.values(HEAD).map((extract) => extract(html)))
  }
  for (const value of heads.flat()) expect(value).toBeTruthy()
  for (const column of [0, 1, 2]) {
    expect(new Set(heads.map((head) => head[column])).size).toBe(heads.length)
  }
})

test('publishes structured data of the organisation and its six questions', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, text] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const graph: { '@type': string; mainEntity?: object[] }[] = JSON.parse(text ?? '')['@graph']
  expect(graph.map((entry) => entry['@type'])).toEqual(['Organization', 'FAQPage'])
  expect(graph[1]?.mainEntity).toHaveLength(6)
})

test('serves robots.txt, manifest, icons and Open Graph images', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin')
  expect(robots, 'no sitemap URL without a known origin').not.toContain('Sitemap')
  expect((await request.get('/sitemap.xml')).status()).toBe(404)
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Spanwright', start_url: '/' })
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type'], src).toBe(type)
  }
  const picture = await request.get('/share/home.png')
  expect(picture.headers()['content-type']).toBe('image/png')
  const bytes = await picture.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await request.get('/share/no-such-page.png')).status()).toBe(404)
})
