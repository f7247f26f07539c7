// A model server that is down, refuses, hangs, stalls and cuts its streams.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { until } from '../support/claims.mjs'
import { Visitor } from '../support/visitor.mjs'

const WORDS = 'I have noted that you need an engineer who knows bridges.'
/** What a model that found nothing in a message answers, before it is asked for a reply. */
const NOTHING_FOUND = { kind: 'text', text: '{"operations":[]}' }
const SAID = 'We need a senior bridge engineer in Leeds.'

export default async function model({ claims, startApp, startOpenAiServer }) {
  const server = await startOpenAiServer()
  const env = { OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'm', LOG_LEVEL: 'fatal' }
  const app = await startApp({ env })
  const visitor = async () => {
    const one = new Visitor(app.url)
    await one.register()
    await one.open()
    return one
  }
  /** One turn while the model behaves so; the conversation afterwards must hold what was said. */
  const turn = async (one, behaviour) => {
    server.script(behaviour)
    const started = performance.now()
    const { response } = await one.say(SAID)
    const spoken = await one.conversation()
    assert.deepEqual(spoken.at(-2), ['user', SAID])
    assert.equal(spoken.at(-1)[1], response)
    return performance.now() - started
  }
  const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`

  for (const [what, behaviour] of [
    ['answering 500', { kind: 'status', status: 500 }],
    ['out of quota (429)', { kind: 'status', status: 429, code: 'insufficient_quota' }],
    ['answering nonsense', { kind: 'malformed' }],
    ['cutting connections before a word', { kind: 'cut', text: '' }],
  ])
    await claims.claim(`Model server ${what}: the built-in consultant answers`, async () =>
      inSeconds(await turn(await visitor(), behaviour)),
    )

  await claims.claim(
    'Model server hanging, 20 companies at once: each is answered, and the process serves others meanwhile',
    async () => {
      const bystander = await visitor()
      const all = await Promise.all(Array.from({ length: 20 }, visitor))
      const turns = Promise.all(all.map((one) => turn(one, { kind: 'hang' })))
      const started = performance.now()
      await bystander.company()
      const meanwhile = performance.now() - started
      const times = await turns
      return `longest ${inSeconds(Math.max(...times))}; another company's read meanwhile ${Math.round(meanwhile)} ms`
    },
  )

  for (const kind of ['cut', 'stall', 'errorEvent'])
    await claims.claim(
      `Model server whose stream ends with "${kind}": kept as interrupted, answered once when it is asked again`,
      async () => {
        const one = await visitor()
        server.script(NOTHING_FOUND, { kind, text: WORDS })
        const key = randomUUID()
        const started = performance.now()
        const streamed = await (await one.stream(SAID, { key })).text()
        const took = performance.now() - started
        assert.match(streamed, /"status":"interrupted"/)
        assert.match(streamed, /\[DONE\]/)
        server.script({ kind: 'text', text: 'Thank you. What else matters?' })
        await one.say(SAID, key)
        const roles = (await one.conversation()).map(([role]) => role)
        assert.deepEqual(roles, ['user', 'assistant'])
        return `stream ended after ${inSeconds(took)}`
      },
    )

  await claims.claim(
    'Model server gone, and back again: its own words are streamed again without a restart',
    async () => {
      const one = await visitor()
      await server.close()
      const { response } = await one.say(SAID)
      assert.ok(response.length > 0)
      const again = await startOpenAiServer({ port: Number(new URL(server.url).port) })
      const took = await until('its words', async () => {
        again.script(NOTHING_FOUND, { kind: 'text', text: WORDS })
        const { response: words } = await one.say(`Also hydraulics. ${randomUUID()}`)
        return words === WORDS
      })
      await again.close()
      return inSeconds(took)
    },
  )
  await app.stop()
}
