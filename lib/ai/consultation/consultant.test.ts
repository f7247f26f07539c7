import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeReply } from '@/lib/ai/note-taker/reply'
import { briefOf, firstPlan } from '@/tests/support/briefs'
import { NETWORK_ENGINES, type OpenAiServer, startOpenAiServer } from '@/tests/support/openai-server'
import { createTurnEngine } from './consultant'

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

const context = { history: [], now: new Date('2026-03-01') }
const reading = { ...context, brief: briefOf(), jobTitle: 'Fitter', companyName: 'Castle Pumps' }

async function readReply(engine: ReturnType<typeof createTurnEngine>) {
  const { deltas, result } = engine.reply({ ...context, plan: firstPlan(), message: 'our fitter left' })
  let shown = ''
  for await (const delta of deltas) shown += delta
  return { shown, ...(await result) }
}

describe.each(NETWORK_ENGINES)('createTurnEngine over %s', (_, kind, connect) => {
  it('asks a model that failed no more in the same turn, and reports it once', async () => {
    server.script({ kind: 'status', status: 401 })
    const engine = createTurnEngine(await connect(server.url))
    expect(engine.kind).toBe(kind)
    const first = await engine.read({ ...reading, message: 'our fitter left' })
    expect(first).toMatchObject({ engine: 'builtIn', fellBack: true, reason: 'status 401' })
    const second = await engine.read({ ...reading, message: 'the pay is £38k' })
    expect(second).toMatchObject({ engine: 'builtIn', fellBack: false, reason: null })
    const reply = await readReply(engine)
    expect(reply).toMatchObject({ engine: 'builtIn', fellBack: false, shown: composeReply(firstPlan()) })
    expect(server.requests).toHaveLength(1)
  })

  it('asks a model that read a message for the reply', async () => {
    server.script({ kind: 'text', text: '{"operations":[]}' }, { kind: 'text', text: 'Thank you. Why now?' })
    const engine = createTurnEngine(await connect(server.url))
    expect(await engine.read({ ...reading, message: 'our fitter left' })).toMatchObject({ engine: kind })
    expect(await readReply(engine)).toMatchObject({ engine: kind, shown: 'Thank you. Why now?' })
  })
})
