// An OpenAI-compatible server that a person plays: each prompt becomes a file, and a file with the answer is streamed back.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { text as readToEnd } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 300
/** Clients give up on a silent model. Thoughts are not shown. */
const SIGN_OF_LIFE_MS = 5_000

const contentOf = (content) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('')

/** What the player reads: a long instruction only once, and the schema in a file of its own. */
export function formatPrompt(
  { messages = [], response_format: format },
  { number = 1, seen = new Map() } = {},
) {
  const parts = messages.map(({ role, content }) => {
    const text = contentOf(content)
    if (role !== 'system') return `# ${role}\n\n${text}`
    const first = seen.get(text) ?? number
    seen.set(text, first)
    return `# ${role}\n\n${first === number ? text : `The same instructions as in ${first}.prompt.md, word for word.`}`
  })
  return [
    ...parts,
    `# answer format\n\n${
      format
        ? `One JSON object, as the instructions say. Its exact schema (${format.json_schema?.name ?? format.type}) is in ${number}.format.json.`
        : 'Text, as the instructions say.'
    }`,
    '',
  ].join('\n\n')
}

const GUIDE = `# You play the model

Each call of the product to its model is <number>.prompt.md in this folder.
Read it, and write your answer to <number>.answer.md. It is sent as soon as it is complete. There is no time limit.
If the answer is not JSON where JSON is asked for, nothing is sent: <number>.error.txt says what is wrong. Mend the answer file.
A system part that you have had before is not printed again; the prompt names the file that has it.
`

/** Why an answer cannot be sent, or null. A model may put its JSON in a code fence or behind a sentence, so a person may too. */
function findFault(answer, format) {
  if (!format) return null
  try {
    JSON.parse(answer.slice(Math.max(0, answer.indexOf('{')), answer.lastIndexOf('}') + 1))
    return null
  } catch (error) {
    return error.message
  }
}

/** The number behind those that are in the folder, so that a second start writes over nothing. */
function nextNumber(folder) {
  const used = readdirSync(folder).map((name) => Number.parseInt(name, 10))
  return Math.max(0, ...used.filter(Number.isFinite)) + 1
}

/** Two looks in a row must see the same, because an editor may still be writing. An answer with a fault waits to be mended. */
async function waitForAnswer(file, { isGone, format, onFault }) {
  let before = null
  let refused = null
  while (!isGone()) {
    const found = existsSync(file) ? readFileSync(file, 'utf8') : null
    if (found?.trim() && found === before && found !== refused) {
      const fault = findFault(found, format)
      if (fault === null) return found.trim()
      refused = found
      onFault(fault)
    }
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

async function answerRequest(request, response, { folder, takeNumber, seen, log }) {
  const body = JSON.parse(await readToEnd(request))
  const number = takeNumber()
  const file = path.join(folder, `${number}.answer.md`)
  const format = body.response_format
  if (format)
    writeFileSync(path.join(folder, `${number}.format.json`), `${JSON.stringify(format, null, 2)}\n`)
  const errorFile = path.join(folder, `${number}.error.txt`)
  // Last: whoever waits for it can read the rest.
  writeFileSync(path.join(folder, `${number}.prompt.md`), formatPrompt(body, { number, seen }))
  log(`Call ${number} (${format?.json_schema?.name ?? 'text'}): waiting for ${file}`)
  let isGone = false
  response.on('close', () => {
    isGone = true
  })
  if (body.stream) response.writeHead(200, { 'content-type': 'text/event-stream' })
  const signs = body.stream
    ? setInterval(() => response.write(toChunk({ reasoning_content: '.' })), SIGN_OF_LIFE_MS)
    : undefined
  const answer = await waitForAnswer(file, {
    isGone: () => isGone,
    format,
    onFault: (fault) => {
      writeFileSync(
        errorFile,
        `Not sent: this is not JSON. ${fault}\nMend ${number}.answer.md and save it again.\n`,
      )
      log(`Call ${number}: not sent, the answer is not JSON (${fault}). Mend ${file}`)
    },
  })
  clearInterval(signs)
  if (answer === null) {
    log(`Call ${number}: the product no longer waits for an answer`)
    return
  }
  rmSync(errorFile, { force: true })
  log(`Call ${number}: answered`)
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
  writeFileSync(path.join(folder, 'README.md'), GUIDE)
  let next = nextNumber(folder)
  const seen = new Map()
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
    answerRequest(request, response, { folder, takeNumber, seen, log }).catch((error) => {
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
