// An OpenAI-compatible server that a person plays: each prompt becomes a file, and a file with the answer is streamed back.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { text as readToEnd } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 300
/** Clients give up on a silent model. Thoughts are not shown. */
const SIGN_OF_LIFE_MS = 5_000

const contentOf = (content) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('')

/** What the player reads. */
export function formatPrompt({ messages = [], response_format: format }) {
  return [
    ...messages.map(({ role, content }) => `# ${role}\n\n${contentOf(content)}`),
    ...(format ? [`# answer format\n\n${JSON.stringify(format, null, 2)}`] : []),
    '',
  ].join('\n\n')
}

/** The number behind those that are in the folder, so that a second start writes over nothing. */
function nextNumber(folder) {
  const used = readdirSync(folder).map((name) => Number.parseInt(name, 10))
  return Math.max(0, ...used.filter(Number.isFinite)) + 1
}

/** Two looks in a row must see the same, because an editor may still be writing. */
async function waitForAnswer(file, isGone) {
  let before = null
  while (!isGone()) {
    const found = existsSync(file) ? readFileSync(file, 'utf8') : null
    if (found?.trim() && found === before) return found.trim()
    before = found
    await sleep(POLL_MS)
  }
  return null
}

const toChunk = (delta, finish = null) =>
  `data: ${JSON.stringify({
    id: 'by-hand',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'by-hand',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

function sendWhole(response, answer) {
  const message = { role: 'assistant', content: answer }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ id: 'by-hand', object: 'chat.completion', created: 0, model: 'by-hand', choices }),
  )
}

async function answerRequest(request, response, { folder, takeNumber, log }) {
  const body = JSON.parse(await readToEnd(request))
  const number = takeNumber()
  const file = path.join(folder, `${number}.answer.md`)
  writeFileSync(path.join(folder, `${number}.prompt.md`), formatPrompt(body))
  log(`Waiting for ${file}`)
  let isGone = false
  response.on('close', () => {
    isGone = true
  })
  if (body.stream) response.writeHead(200, { 'content-type': 'text/event-stream' })
  const signs = body.stream
    ? setInterval(() => response.write(toChunk({ reasoning_content: '.' })), SIGN_OF_LIFE_MS)
    : undefined
  const answer = await waitForAnswer(file, () => isGone)
  clearInterval(signs)
  if (answer === null) {
    log(`Nobody waits for ${file} any more`)
    return
  }
  if (!body.stream) {
    sendWhole(response, answer)
    return
  }
  for (const piece of answer.match(/\S*\s*/g) ?? []) if (piece) response.write(toChunk({ content: piece }))
  response.end(`${toChunk({}, 'stop')}data: [DONE]\n\n`)
}

/** Listens on this machine alone. `port` 0 is any free one. */
export async function startModelByHand({ folder, port = 0, log = () => {} }) {
  mkdirSync(folder, { recursive: true })
  let next = nextNumber(folder)
  const takeNumber = () => {
    next += 1
    return next - 1
  }
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'Only POST …/chat/completions', type: 'not_found' } }))
      return
    }
    answerRequest(request, response, { folder, takeNumber, log }).catch((error) => {
      log(`failed: ${error.message}`)
      response.destroy()
    })
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}
