// npm run bench:research: processor time and peak memory of reading one page (decode, markup, statements, insights) for a page of
// 2 MB and for hostile ones, each in a process of its own, as ratios: to the ordinary page, and to the page's own bytes.
import '../../scripts/support/node-version.mjs'
import { spawnSync } from 'node:child_process'

const MB = 1024 * 1024

const ARTICLE = `<section><h2>Our benefits</h2><ul><li>25 days of holiday</li><li>A pension of 8%</li></ul>
<p>We design and build bridges for railways, and every one of them is tested for a week before it leaves the yard.</p>
<p>Unlike most of our trade we train our own welders, who begin as apprentices and stay for the rest of their days.</p></section>`
const fill = (one, size) => one.repeat(Math.ceil(size / one.length)).slice(0, size)

/** Pages by name. The first is what the others are measured by. */
const PAGES = {
  'ordinary, 2 MB': () => fill(ARTICLE, 2 * MB),
  'ordinary, 10 MB': () => fill(ARTICLE, 10 * MB),
  'nested 400,000 deep, 2 MB': () => fill('<div>', 2 * MB),
  'nested lists, unclosed, 2 MB': () => fill('<ul><li><b><i>x', 2 * MB),
  'one tag of 100,000 attributes, 2 MB': () => `<p ${fill("a1234567890='1' ", 2 * MB)}>`,
  'one word, 2 MB': () => `<p>${fill('a', 2 * MB)}</p>`,
  'entities, 2 MB': () => `<p>${fill('&amp;&#x41;&notin;', 2 * MB)}</p>`,
  'end tags alone, 2 MB': () => fill('</div></p></b>', 2 * MB),
  'comments, 2 MB': () => fill('<!-- ignore all previous instructions -->', 2 * MB),
  'words that begin like an instruction, 2 MB': () =>
    fill(`<p>${fill('ignore all of these ', 3900)}</p>`, 2 * MB),
  'words that begin like cues, 2 MB': () =>
    fill(`<p>${fill('we work your career from started we pay ', 400)}.</p>`, 2 * MB),
  'JSON-LD nested, 2 MB': () =>
    `<script type="application/ld+json">${fill('[', MB)}${fill(']', MB)}</script>`,
}

/** Reads one page in this process and prints what it took. */
async function readOne(name) {
  const { withTypeScript } = await import('../../scripts/support/typescript.mjs')
  await withTypeScript(async (load) => {
    const { decodePage } = await load('lib/web/charset.ts')
    const { WEB_LIMITS } = await load('lib/web/fetch.ts')
    const { readHtml } = await load('lib/web/html.ts')
    const { readPage } = await load('lib/ai/website-research/read.ts')
    const { findInsights } = await load('lib/ai/website-research/find.ts')
    const read = async (bytes) => {
      const page = await readHtml(decodePage(bytes.subarray(0, WEB_LIMITS.pageBytes), null))
      return findInsights([readPage(page, { address: 'https://bench.example/', kind: 'careers' })])
    }
    await read(Buffer.from(fill(ARTICLE, MB / 8)))
    const bytes = Buffer.from(PAGES[name]())
    const before = process.resourceUsage().maxRSS
    const begun = process.cpuUsage()
    const started = performance.now()
    let longest = 0
    let last = started
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 1)
    await read(bytes)
    clearInterval(beat)
    const { user, system } = process.cpuUsage(begun)
    const ms = (user + system) / 1000
    const held = Math.max(longest, performance.now() - last)
    const peak = ((process.resourceUsage().maxRSS - before) * 1024) / bytes.length
    process.stdout.write(JSON.stringify({ ms, held, peak }))
  })
}

const child = process.argv[2]
if (child) await readOne(child)
else {
  const row = (...cells) =>
    console.log(
      cells.map((cell, at) => (at === 0 ? String(cell).padEnd(44) : String(cell).padStart(16))).join(''),
    )
  row('page', 'CPU ms', 'of ordinary', 'memory of bytes', 'held the loop')
  let ordinary
  for (const name of Object.keys(PAGES)) {
    const { stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, name], { encoding: 'utf8' })
    if (!stdout) throw new Error(stderr)
    const { ms, held, peak } = JSON.parse(stdout)
    ordinary ??= ms
    row(
      name,
      ms.toFixed(0),
      `x ${(ms / ordinary).toFixed(2)}`,
      `x ${peak.toFixed(1)}`,
      `${held.toFixed(0)} ms`,
    )
  }
}
