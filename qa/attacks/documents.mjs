// Documents and websites that take long to read or unpack to much: 15 large DOCX at once, PDFs that are small but endless, and texts on
// which a careless expression takes quadratic time.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { percentile, residentMb, watchMemory } from '../support/figures.mjs'
import { createProbe } from '../support/probe.mjs'
import { newRegistration, Visitor } from '../support/visitor.mjs'

const MB = 1024 * 1024
const AT_ONCE = 15
const GROWTH_MAX_MB = 800
const PDF_MAX_SECONDS = 8
const TEXT_MAX_SECONDS = 5
const BLOCK_MAX_MS = 500
const TEXT_LENGTH = 58_000

const repeatTo = (text, length) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

const TEXTS = {
  initials: 'A. ',
  'question marks': 'A? ',
  bullets: '• ',
  'bullets with a letter': '• a\n',
  'numbers in brackets': '(1) ',
  'one word': 'a',
  'one long sentence': 'and we build bridges ',
  'line breaks': '\n',
  'spaces and a letter': `${' '.repeat(400)}a`,
  'empty headings': 'Benefits:\n',
  'unclosed quotes': '“We are ',
  links: 'https://a.b/ ',
  commas: 'a, ',
}

/** Small, but it shows or unpacks more than anyone reads. */
const createPdfs = (makePdf) => {
  const create = (content) =>
    makePdf([['x']], {
      streams: [deflateSync(deflateSync(content)).toString('latin1')],
      filter: '/Filter [/FlateDecode /FlateDecode]',
    })
  return {
    'a page of three million texts': create(`BT /F1 1 Tf ${'(We design bridges.) Tj '.repeat(3_000_000)} ET`),
    'a page that unpacks to 600 MB': create(Buffer.alloc(600 * MB, ' ')),
  }
}

/** 16 MB of text, and a picture that nobody looks at. */
const createLargeDocx = ({ makeDocx, paragraph }) =>
  makeDocx(repeatTo(paragraph('We design steel footbridges and test each of them.'), 15 * MB), {
    'word/media/image1.png': randomBytes(9 * MB),
  })

async function upload(visitor, bytes) {
  const form = new FormData()
  form.set('companyId', visitor.companyId)
  form.set('file', new Blob([bytes]), 'Handbook')
  const started = performance.now()
  const response = await fetch(`${visitor.origin}/api/company/documents`, {
    method: 'POST',
    headers: { cookie: visitor.cookie },
    body: form,
  })
  const { reason } = await response.json()
  return { status: response.status, reason, seconds: (performance.now() - started) / 1000 }
}

async function registerVisitor(app, number = 1) {
  const visitor = new Visitor(app.url)
  await visitor.register(newRegistration(number))
  return visitor
}

/** Runs `work` while it watches memory, health and the event loop. */
async function watch(app, readLongestBlock, work) {
  const before = residentMb(app.pid())
  const stopWatching = watchMemory(app.pid())
  await readLongestBlock()
  const times = []
  let isOver = false
  const watchHealth = async () => {
    while (!isOver) {
      const started = performance.now()
      await (await fetch(`${app.url}/api/health`)).text()
      times.push(performance.now() - started)
      await sleep(20)
    }
  }
  const health = watchHealth()
  const result = await work()
  isOver = true
  await health
  const [growth, p99] = [stopWatching() - before, percentile(times, 0.99)].map(Math.round)
  const blocked = await readLongestBlock()
  const detail = `memory grew by ${growth} MB; health p99 ${p99} ms; blocked ${blocked} ms`
  assert.ok(growth < GROWTH_MAX_MB && blocked <= BLOCK_MAX_MS, detail)
  return { result, detail }
}

async function startSite() {
  const server = createServer((request, response) => {
    const page = TEXTS[decodeURIComponent(request.url.slice(1))]
    response
      .writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(page && `<main><h1>About us</h1><p>${repeatTo(page, TEXT_LENGTH)}</p></main>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, host: `127.0.0.1:${server.address().port}` }
}

export default async function readHostileDocuments({ claims, load, startApp }) {
  const documents = await load('tests/support/documents.ts')
  const { nodeFlags, env, readLongestBlock } = await createProbe()
  const { server, host } = await startSite()
  const app = await startApp({ nodeFlags, env: { LOG_LEVEL: 'fatal', RESEARCH_ALLOW_HOSTS: host, ...env } })
  const ordinary = documents.makePdf([
    ['Northmoor Bridges designs and builds steel footbridges for councils.'],
  ])
  const visitor = await registerVisitor(app)
  assert.equal((await upload(visitor, ordinary)).status, 200)

  await claims.verify(`${AT_ONCE} DOCX of 9 MB at once are read one by one, or refused`, async () => {
    const docx = createLargeDocx(documents)
    const visitors = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => registerVisitor(app, at)))
    const { result, detail } = await watch(app, readLongestBlock, () =>
      Promise.all(visitors.map((one) => upload(one, docx))),
    )
    const statuses = result.map(({ status }) => status)
    assert.deepEqual([...new Set(statuses)].sort(), [200, 503], statuses.join(' '))
    const longest = Math.max(...result.map(({ seconds }) => seconds))
    const read = statuses.filter((status) => status === 200).length
    return `${read} read, ${AT_ONCE - read} refused, within ${longest.toFixed(1)} s; ${detail}`
  })

  for (const [name, pdf] of Object.entries(createPdfs(documents.makePdf)))
    await claims.verify(`A PDF with ${name} is given up soon, and the next one is read`, async () => {
      const { result, detail } = await watch(app, readLongestBlock, async () => {
        const hostile = upload(visitor, pdf)
        await sleep(100)
        return [await upload(visitor, ordinary), await hostile]
      })
      const [next, hostile] = result
      assert.equal(next.status, 200, JSON.stringify(next))
      assert.ok(hostile.status !== 500 && hostile.seconds < PDF_MAX_SECONDS, JSON.stringify(hostile))
      const kb = Math.ceil(pdf.length / 1000)
      return `${kb} KB: ${hostile.status} ${hostile.reason ?? ''} after ${hostile.seconds.toFixed(1)} s, the next after ${next.seconds.toFixed(1)} s; ${detail}`
    })

  for (const [kind, send] of [
    ['Text', (one, name) => sendText(one, repeatTo(TEXTS[name], TEXT_LENGTH))],
    ['Website', (one, name) => sendWebsite(one, `http://${host}/${encodeURIComponent(name)}`)],
  ])
    await claims.verify(`${kind}s of ${TEXT_LENGTH} characters that repeat take seconds`, async () => {
      const seconds = {}
      const { detail } = await watch(app, readLongestBlock, async () => {
        for (const name of Object.keys(TEXTS)) {
          const started = performance.now()
          const status = await send(await registerVisitor(app), name)
          seconds[name] = (performance.now() - started) / 1000
          assert.ok(status < 500 || status === 502, `${name}: ${status}`)
        }
      })
      const [slowest] = Object.entries(seconds).sort(([, a], [, b]) => b - a)
      assert.ok(slowest[1] < TEXT_MAX_SECONDS, `${slowest[0]} took ${slowest[1].toFixed(1)} s`)
      return `${Object.keys(TEXTS).length} of them; the slowest is ${slowest[0]}, ${slowest[1].toFixed(1)} s; ${detail}`
    })
  await app.stop()
  server.close()
}

async function sendText(visitor, text) {
  const response = await visitor.call('POST', '/api/company/documents', {
    body: { companyId: visitor.companyId, text },
  })
  await response.text()
  return response.status
}

async function sendWebsite(visitor, website) {
  const response = await visitor.call('POST', '/api/company/research', {
    body: { companyId: visitor.companyId, website },
  })
  await response.text()
  return response.status
}
