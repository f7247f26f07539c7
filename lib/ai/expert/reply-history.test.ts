import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ModelChoice } from '@/lib/ai/model'
import { briefOf, firstPlan } from '@/tests/support/briefs'
import { SETTING, turnOf } from '@/tests/support/expert-answers'
import { NETWORK_ENGINES, type OpenAiServer, startOpenAiServer } from '@/tests/support/openai-server'
import { createTurnEngine } from './consultant'

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

const limits = { firstContentMs: 8_000, idleMs: 8_000, totalMs: 20_000, retries: 1, retryWaitMs: 1_000 }
const message = 'our fitter left'
const button = 'Add five or six years'

/** The buttons of a reply that proposes the years, after a message of `role` has said them. */
async function offeredAfter(choice: ModelChoice, role: 'user' | 'assistant'): Promise<string[]> {
  const proposal = {
    op: 'add',
    topic: 'experience',
    strength: 'nice',
    text: 'Five or six years on crushers',
    button,
  } as const
  server.script(turnOf([], 'What does the work need?', { proposals: [proposal] }))
  const engine = createTurnEngine(choice, SETTING, { limits })
  const context = {
    brief: briefOf(['driver', message]),
    message,
    history: [{ role, content: 'ideally five or six years on crushers' }],
    now: new Date('2026-03-01'),
  }
  await engine.read({ ...context, jobTitle: 'Fitter', companyName: 'Castle Pumps', isTurn: true })
  const { deltas, result } = engine.reply({ ...context, messageId: 'm1', plan: firstPlan() })
  for await (const _ of deltas);
  const { proposals } = await result
  engine.close()
  return proposals.map((offered) => offered.button)
}

it.each(NETWORK_ENGINES)(
  'offers what only an earlier message of the manager said, over %s',
  async (_, _engine, connect) => {
    const choice = await connect(server.url)
    expect(await offeredAfter(choice, 'user')).toEqual([button])
    expect(await offeredAfter(choice, 'assistant')).toEqual([])
  },
)
