import { describe, expect, it } from 'vitest'
import { decodePage } from './charset'
import { readHtml } from './html'

const readTexts = async (html: string) => (await readHtml(html)).blocks.map(({ text }) => text)

describe('readHtml', () => {
  it('splits the main text into headings, text, items, terms and rows', async () => {
    const { blocks } =
      await readHtml(`<h2>Benefits</h2><p>We look <b>after</b> you.</p><ul><li>Holiday<li>Pension</ul>
      <dl><dt>Time</dt><dd>28 days</dd></dl><table><tr><td>Sick pay</td><td>3 months</td></tr></table><p><strong>Honesty</strong></p>`)
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Benefits'],
      ['text', 'We look after you.'],
      ['item', 'Holiday'],
      ['item', 'Pension'],
      ['term', 'Time'],
      ['item', '28 days'],
      ['row', 'Sick pay\n3 months'],
      ['heading', 'Honesty'],
    ])
  })

  it.each([
    '<nav>Menu</nav>',
    '<footer>Imprint</footer>',
    '<div role="navigation">Menu</div>',
    '<script>alert(1)</script>',
    '<template>Later</template>',
    '<noscript>No script</noscript>',
    '<style>p{}</style>',
    '<select><option>One</select>',
    '<div id="onetrust-banner-sdk">We value your privacy</div>',
    '<div class="cookie-consent">Accept</div>',
    '<button>Accept all</button>',
    '<p hidden>x</p>',
    '<p aria-hidden="true">x</p>',
    '<p style="display:none">x</p>',
    '<p style="DISPLAY : none !important">x</p>',
    '<p style="visibility:hidden">x</p>',
    '<p style="opacity:0">x</p>',
    '<p style="font-size:0">x</p>',
    '<p style="font-size:0.1px">x</p>',
    '<p style="position:absolute;left:-9999px">x</p>',
    '<p style="text-indent:-5000px">x</p>',
    '<p style="clip:rect(0,0,0,0)">x</p>',
    '<p style="clip-path:inset(100%)">x</p>',
    '<p style="height:0;overflow:hidden">x</p>',
    '<p style="transform:scale(0)">x</p>',
    '<p style="color:#fff;background-color:#fff">x</p>',
    '<p style="color:transparent">x</p>',
    '<p class="sr-only">x</p>',
  ])('ignores %s', async (html) => {
    expect(await readTexts(`<p>Before</p>${html}<p>After</p>`)).toEqual(['Before', 'After'])
  })

  it.each([
    '<body class="cookie-banner-open"><p>Here</p></body>',
    '<div class="hidden md:block"><p>Here</p></div>',
    '<form id="aspnetForm"><p>Here</p></form>',
    '<header><p>Here</p></header>',
    '<h2><button>Here</button></h2>',
    '<p style="font-size:10px;left:0">Here</p>',
    '<details><summary>Here</summary></details>',
  ])('reads the text of %s', async (html) => {
    expect(await readTexts(html)).toEqual(['Here'])
  })

  it('separates hidden text, links and structured data', async () => {
    const page =
      await readHtml(`<html lang="cy"><title>A</title><meta property="og:description" content="We build."><!-- note -->
      <nav><a href="/careers"><span>Careers</span></a></nav><p style="display:none">secret</p>
      <script type="application/ld+json">{"a":1}</script><script src="x"></script><div id="root"></div>`)
    expect(page).toMatchObject({
      title: 'A',
      language: 'cy',
      description: 'We build.',
      links: [{ href: '/careers', text: 'Careers' }],
      structured: ['{"a":1}'],
      hidden: ['note', 'secret'],
      isShell: true,
      blocks: [],
      truncated: false,
    })
  })
})

describe('readHtml with hostile markup', () => {
  it.each([
    ['deep', '<div>'.repeat(100_000)],
    ['deep and mixed', '<ul><li><b><i>'.repeat(50_000)],
    ['deep in a table', '<table><tr><td>'.repeat(50_000)],
  ])('stops at 256 levels in markup that is %s', async (_, html) => {
    const started = performance.now()
    const page = await readHtml(`<p>Before</p>${html}<p>After</p>`)
    expect(page.blocks.map(({ text }) => text)).toEqual(['Before'])
    expect(page.truncated).toBe(true)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('yields to other work', async () => {
    let turns = 0
    let isReading = true
    const count = () => {
      turns += 1
      if (isReading) setImmediate(count)
    }
    setImmediate(count)
    await readHtml('Some text <b>of</b> a page. '.repeat(40_000))
    isReading = false
    expect(turns).toBeGreaterThan(20)
  })

  it('stops when the caller aborts', async () => {
    await expect(readHtml('<p>', AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  })
})

describe('decodePage', () => {
  const latin = Buffer.from('<meta charset="iso-8859-1">caf\u00e9 \u00a3', 'latin1')
  it.each([
    ['the header', Buffer.from('caf\u00e9', 'latin1'), 'iso-8859-1', 'caf\u00e9'],
    ['the page', latin, null, '<meta charset="iso-8859-1">caf\u00e9 \u00a3'],
    [
      'the header rather than the page',
      Buffer.from('<meta charset="iso-8859-1">caf\u00e9'),
      'utf-8',
      '<meta charset="iso-8859-1">caf\u00e9',
    ],
    ['the byte order mark rather than the header', Buffer.from('\ufeffcaf\u00e9'), 'iso-8859-1', 'caf\u00e9'],
    ['UTF-8 if nothing declares a charset', Buffer.from('caf\u00e9'), null, 'caf\u00e9'],
    [
      'windows-1252 if nothing declares a charset and UTF-8 is invalid',
      Buffer.from('caf\u00e9 \u0080', 'latin1'),
      null,
      'caf\u00e9 \u20ac',
    ],
    ['UTF-8 if the charset is unknown', Buffer.from('caf\u00e9'), 'utf-99', 'caf\u00e9'],
  ])('decodes a page by %s', (_, bytes, header, text) => {
    expect(decodePage(bytes, header)).toBe(text)
  })
})
