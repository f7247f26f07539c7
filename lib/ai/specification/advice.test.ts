import { afterAll, beforeAll, expect, it } from 'vitest'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import {
  type Behaviour,
  NETWORK_ENGINES,
  type OpenAiServer,
  startOpenAiServer,
} from '@/tests/support/openai-server'
import { generateSpecification } from './run'

const limits = { firstContentMs: 8_000, idleMs: 8_000, totalMs: 20_000, retries: 0, retryWaitMs: 0 }

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

const draft = (text: string): Behaviour => ({
  kind: 'text',
  text: JSON.stringify({ lines: [], recommendations: [{ text, cites: ['F1'] }] }),
})
const judge: Behaviour = {
  kind: 'text',
  text: JSON.stringify({ judgements: [{ id: 0, verdict: 'same' }] }),
}

it.each(NETWORK_ENGINES)(
  'asks once more for advice that was refused, over %s',
  async (_, _engine, connect) => {
    const mended = 'Say what puts somebody at the top of the 46-52k.'
    server.script(draft('Offer £60,000.'), draft(mended), judge)
    const { content } = await generateSpecification({
      brief: briefOf(['pay', '46-52k']),
      company: { name: 'Halyard', description: null, industry: null, size: null },
      jobTitle: 'Controls Engineer',
      houseRules: [],
      newId: createIdCounter(),
      limits,
      choice: await connect(server.url),
    })
    const advice = content.lines.filter(({ section }) => section === 'recommendation')
    expect(advice[0]?.text).toBe(mended)
    expect(JSON.stringify(server.requests[1]?.body)).toContain('figure (new: 60000)')
  },
)
