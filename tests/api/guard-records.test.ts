import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { consultant, createTurnEngine } from '@/lib/ai/expert/consultant'
import { generateSpecification } from '@/lib/ai/specification/run'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { changeBriefByHand } from '@/lib/consultation/brief/service'
import { addHouseRule } from '@/lib/consultation/house-rules/service'
import type { Consultant } from '@/lib/consultation/interview/consultant-types'
import { collectAnswer, startTurn } from '@/lib/consultation/turn/run'
import { log } from '@/lib/server/log'
import { metrics } from '@/lib/server/metrics'
import { generateSummary } from '@/lib/specification/generation/generate'
import { approveSpecification } from '@/lib/specification/service'
import { citeFact } from '@/tests/api/support/hostile-model'
import { createCompany } from '@/tests/api/support/seed'
import { newOperation } from '@/tests/support/briefs'
import { turnOf } from '@/tests/support/expert-answers'
import {
  type Behaviour,
  NETWORK_ENGINES,
  type OpenAiServer,
  startOpenAiServer,
} from '@/tests/support/openai-server'

const MESSAGE =
  'We need a kiln operator in Derby. Wages are £38,000 yearly, no weekend shifts. Ideally they know Revit. We want a young man. They do the glazing.'
/** Every word of it that no label of the log uses. */
const WORDS = [
  'kiln',
  'operator',
  'Derby',
  '38,000',
  'yearly',
  'weekend',
  'Revit',
  'young',
  'glazing',
  'barmaid',
  'Oxford',
]

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

const say = (text: string): Behaviour => ({ kind: 'text', text })
const add = (part: Partial<BriefOperation>) => newOperation({ op: 'add', strength: 'must', at: 0, ...part })

/** The counts by gate and reason. */
async function readCounts(): Promise<Map<string, number>> {
  const { values } = await metrics.guardRefusals.get()
  return new Map(values.map(({ labels, value }) => [`${labels.gate} ${labels.reason}`, value]))
}

describe.each(NETWORK_ENGINES)('what the guard refuses over %s', (_, _engine, connect) => {
  it('is counted by gate and reason, and logged without the words', async () => {
    const lines: string[] = []
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(log, level).mockImplementation((...parts: unknown[]) => {
        lines.push(JSON.stringify(parts))
      })
    const before = await readCounts()
    const choice = await connect(server.url)
    const { owner, companyId } = await createCompany()
    const operations = [
      add({ topic: 'benefits', value: 'a yacht', quote: 'and a yacht' }),
      add({ topic: 'pay', value: '£65,000 yearly', quote: 'Wages are £38,000 yearly' }),
      add({ topic: 'technical', value: 'Revit', quote: 'Ideally they know Revit' }),
      add({ topic: 'softSkills', value: 'young', quote: 'We want a young man' }),
      newOperation({ op: 'finish' }),
    ]
    server.script(turnOf(operations, 'Pay £62,000.'))
    const engine: Consultant = {
      ...consultant,
      createEngine: async (setting) => createTurnEngine(choice, setting),
    }
    const { events, sessionId } = await startTurn(companyId, { message: MESSAGE }, null, engine)
    await collectAnswer(events)

    const contact = {
      kind: 'add',
      topic: 'benefits',
      value: 'Glazing course, ask sarah@kiln.example',
    } as const
    await changeBriefByHand({ sessionId, companyId }, contact)
    const brief = await loadBrief(sessionId)
    const draft = {
      lines: [
        { section: 'niceToHave', text: 'Revit at Oxford is essential', cites: [citeFact(brief, /Revit/)] },
      ],
      recommendations: [],
    }
    server.script(say(JSON.stringify(draft)), say('{"judgements":[]}'))
    const id = await generateSummary(companyId, sessionId, {
      model: null,
      write: (input) => generateSpecification({ ...input, choice }),
    })
    const approval = { name: 'Jo', acceptTerms: true } as const
    await expect(approveSpecification(owner, id, approval)).rejects.toMatchObject({ code: 'conflict' })
    await expect(
      addHouseRule(companyId, { kind: 'fact', text: 'The barmaid must be a young woman' }),
    ).rejects.toThrow()

    const after = await readCounts()
    const counted = [...after].filter(([key, value]) => value > (before.get(key) ?? 0)).map(([key]) => key)
    expect(counted).toEqual(
      expect.arrayContaining([
        'operation quote',
        'operation figure',
        'operation strength',
        'operation finish',
        'law age',
        'law operation',
        'law sex',
        'reply figure',
        'floor held',
        'line contact',
      ]),
    )
    for (const gate of ['rewording', 'floor'])
      expect(
        counted.some((key) => key.startsWith(`${gate} `)),
        gate,
      ).toBe(true)
    expect(lines.length).toBeGreaterThan(4)
    for (const word of WORDS) expect(lines.join('\n').toLowerCase()).not.toContain(word.toLowerCase())
  })
})
