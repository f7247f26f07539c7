// A model server that is down, refuses, hangs, stalls and cuts its streams.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { waitUntil } from '../support/claims.mjs'
import { Visitor } from '../support/visitor.mjs'

const REPLY = 'I have noted that you need an engineer who knows bridges.'
/** A reply comes in the same answer as what was read. */
const toAnswer = (reply) =>
  JSON.stringify({ operations: [], answers: [], proposals: [], asked: { topic: 'pay', why: 'open' }, reply })
const newAnswer = (reply) => ({ kind: 'text', text: toAnswer(reply) })
const MESSAGE = 'We need a senior bridge engineer in Leeds.'

/** A silent model is given a minute. */
const TURN_LIMIT_MS = 75_000

const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`

export default async function breakModel({ claims, startApp, startOpenAiServer }) {
  const server = await startOpenAiServer()
  const env = { OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'm', LOG_LEVEL: 'fatal' }
  const app = await startApp({ env })
  const newVisitor = async () => {
    const visitor = new Visitor(app.url)
    await visitor.register()
    await visitor.startConsultation()
    return visitor
  }
  const takeTurn = async (visitor, behaviour) => {
    server.script(behaviour)
    const started = performance.now()
    const signal = AbortSignal.timeout(TURN_LIMIT_MS)
    const { response } = await visitor.sendMessage(MESSAGE, undefined, { signal })
    const messages = await visitor.readMessages()
    assert.deepEqual(messages.at(-2), ['user', MESSAGE])
    assert.equal(messages.at(-1)[1], response)
    return performance.now() - started
  }

  for (const [fault, behaviour] of [
    ['answers 500', { kind: 'status', status: 500 }],
    ['is out of quota (429)', { kind: 'status', status: 429, code: 'insufficient_quota' }],
    ['answers something that is not JSON', { kind: 'malformed' }],
    ['cuts connections before a word', { kind: 'cut', text: '' }],
  ])
    await claims.verify(`The model server ${fault}: the built-in consultant answers`, async () =>
      formatSeconds(await takeTurn(await newVisitor(), behaviour)),
    )

  await claims.verify(
    'The model server hangs for 20 companies at once: each is answered, and other calls are served meanwhile',
    async () => {
      const bystander = await newVisitor()
      const visitors = await Promise.all(Array.from({ length: 20 }, newVisitor))
      const turns = Promise.all(visitors.map((visitor) => takeTurn(visitor, { kind: 'hang' })))
      const started = performance.now()
      await bystander.readCompany()
      const readMs = performance.now() - started
      const longest = Math.max(...(await turns))
      return `longest ${formatSeconds(longest)}; a read by another company meanwhile ${Math.round(readMs)} ms`
    },
  )

  for (const kind of ['cut', 'stall', 'errorEvent'])
    await claims.verify(
      `The model's stream ends with "${kind}": the built-in consultant goes on, and the answer is stored once`,
      async () => {
        const visitor = await newVisitor()
        server.script({ kind, text: toAnswer(`${REPLY} And`).slice(0, -2) })
        const idempotencyKey = randomUUID()
        const started = performance.now()
        const stream = await (await visitor.streamMessage(MESSAGE, { idempotencyKey })).text()
        const took = performance.now() - started
        assert.match(stream, /"status":"complete"/)
        assert.match(stream, /\[DONE\]/)
        await visitor.sendMessage(MESSAGE, idempotencyKey)
        const messages = await visitor.readMessages()
        assert.deepEqual(
          messages.map(([role]) => role),
          ['user', 'assistant'],
        )
        assert.equal(messages[1][1].split(REPLY).length, 2)
        return `stream ended after ${formatSeconds(took)}`
      },
    )

  await claims.verify(
    'The model server is gone, then back: the app uses it again without a restart',
    async () => {
      const visitor = await newVisitor()
      await server.close()
      const { response } = await visitor.sendMessage(MESSAGE)
      assert.ok(response.length > 0)
      const restarted = await startOpenAiServer({ port: Number(new URL(server.url).port) })
      const took = await waitUntil("the model's reply", async () => {
        restarted.script(newAnswer(REPLY))
        return (await visitor.sendMessage(`Also hydraulics. ${randomUUID()}`)).response.startsWith(REPLY)
      })
      await restarted.close()
      return formatSeconds(took)
    },
  )
  await app.stop()
}
