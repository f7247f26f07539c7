// npm run consult -- --model-by-hand <folder>
// Serves the product with a model that a person plays. Each call is written to <folder>/<number>.prompt.md and answered with
// <folder>/<number>.answer.md once that file is there: write it under another name, then rename it. Everything else is as in npm start.
import './support/node-version.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const { Failure, main, runNode } = await import('./support/project.mjs')

const USAGE = 'Usage: npm run consult -- --model-by-hand <folder>'
const POLL_MS = 500
/** The product gives up on a model that stays silent for longer. White space in front of an answer is no part of it. */
const ALIVE_MS = 4000
const MODEL = 'by-hand'

function readFolder() {
  const { values } = parseArgs({ options: { 'model-by-hand': { type: 'string' } } })
  const folder = values['model-by-hand']
  if (!folder) throw new Failure(USAGE)
  mkdirSync(folder, { recursive: true })
  return path.resolve(folder)
}

const textOf = (content) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('\n')

const describeCall = ({ messages, response_format: format }) =>
  [
    ...messages.map(({ role, content }) => `# ${role}\n\n${textOf(content)}`),
    ...(format ? [`# answer format\n\n${JSON.stringify(format, null, 2)}`] : []),
  ].join('\n\n')

const chunk = (delta, finish = null) =>
  `data: ${JSON.stringify({
    id: MODEL,
    object: 'chat.completion.chunk',
    created: 0,
    model: MODEL,
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

/** Resolves with the answer, or null where the caller has gone. */
async function waitForAnswer(file, response) {
  let alive = Date.now()
  while (!existsSync(file)) {
    if (response.destroyed) return null
    if (Date.now() - alive > ALIVE_MS) {
      response.write(chunk({ content: ' ' }))
      alive = Date.now()
    }
    await sleep(POLL_MS)
  }
  return readFileSync(file, 'utf8').trim()
}

async function answerCall(request, response, folder, number) {
  let body = ''
  for await (const part of request) body += part
  const prompt = path.join(folder, `${number}.prompt.md`)
  const answer = path.join(folder, `${number}.answer.md`)
  writeFileSync(prompt, describeCall(JSON.parse(body)))
  console.log(`Waiting for ${answer}`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const text = await waitForAnswer(answer, response)
  if (text === null) return
  for (const word of text.match(/\S+\s*/g) ?? []) response.write(chunk({ content: word }))
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
}

await main(async () => {
  const folder = readFolder()
  let calls = readdirSync(folder).filter((name) => name.endsWith('.prompt.md')).length
  const server = createServer((request, response) => {
    calls += 1
    answerCall(request, response, folder, calls).catch((error) => {
      console.error(error.message)
      response.destroy()
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  const { code } = await runNode('scripts/start.mjs', [], {
    env: {
      ...process.env,
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: MODEL,
    },
  })
  server.close()
  process.exitCode = code
})
