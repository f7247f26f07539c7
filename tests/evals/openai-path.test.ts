import { text as readAll } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTurnEngine } from '@/lib/ai/expert/consultant'
import { screenOperations } from '@/lib/ai/expert/screen-unlawful'
import type { ModelChoice } from '@/lib/ai/model'
import { extractOperations } from '@/lib/ai/note-taker/extract'
import { composeDueParts } from '@/lib/ai/note-taker/reply'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { generateSpecification } from '@/lib/ai/specification/run'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { planTurn } from '@/lib/consultation/interview/plan'
import { toResponse } from '@/lib/specification/content'
import type { SpecificationContent } from '@/lib/specification/schema'
import { createIdCounter, newOperation } from '@/tests/support/briefs'
import { beginningOf, SETTING, toWire, turnOf } from '@/tests/support/expert-answers'
import { NETWORK_ENGINES, type OpenAiServer, startOpenAiServer } from '@/tests/support/openai-server'
import { messageOf } from './case-schema'
import { readCases } from './cases'

// They contain every kind of operation, as a test below checks; the others would only take longer.
const cases = (await readCases()).filter(({ id }) => /^(?:a|dev)/.test(id))
/** The first case waits for all that the consultant loads. */
const FIRST_CASE_MS = 60_000
const KINDS = ['add', 'challenge', 'close', 'finish', 'replace', 'withdraw']
const now = new Date('2026-03-01')

/** A fact nobody in any case said, with a false quote. */
const FORGED = newOperation({
  op: 'add',
  topic: 'benefits',
  value: 'a yacht for everybody',
  strength: 'must',
  quote: 'and a yacht for everybody',
})

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

/** Facts of one message that say the same are one. */
const uniqueOf = (operations: readonly BriefOperation[]) =>
  operations.filter(
    (operation, index) =>
      operations.findIndex((other) => JSON.stringify(toWire(other)) === JSON.stringify(toWire(operation))) ===
      index,
  )

/** A model gives no offsets, so a quote that occurs twice may be found at its other place. */
const placed = (operation: BriefOperation, message: string): BriefOperation =>
  operation.quote !== null && message.split(operation.quote).length > 2
    ? { ...operation, at: null }
    : operation

/** A correction names the topic and the weight that the fact keeps. */
function named(operation: BriefOperation, { facts }: Brief): BriefOperation {
  const fact = facts.find(({ id }) => id === operation.factId)
  if (operation.op !== 'replace' || !fact) return operation
  return { ...operation, topic: operation.topic ?? fact.topic, strength: operation.strength ?? fact.strength }
}

const linesBySection = ({ lines }: SpecificationContent): string[] =>
  lines
    .toSorted((a, b) => a.section.localeCompare(b.section))
    .map(({ section, text }) => `${section}: ${text}`)

const played = new Set<string>()

async function playTurns(choice: ModelChoice, evalCase: (typeof cases)[number]): Promise<Brief> {
  const newId = createIdCounter('f')
  let brief: Brief = EMPTY_BRIEF
  for (const [index, message] of evalCase.turns.map(messageOf).entries()) {
    const input = { message, brief, jobTitle: evalCase.jobTitle, companyName: evalCase.company.name }
    const builtIn = verifyOperations(extractOperations(input), message, brief, 'rules').operations
    const expected = screenOperations(
      verifyOperations(builtIn, message, brief, 'model').operations,
      message,
      builtIn.filter(({ op }) => op === 'challenge'),
    )
    server.script(turnOf([FORGED, ...expected], '', { brief }))
    const engine = createTurnEngine(choice, SETTING)
    const { operations, fellBack } = await engine.read({ ...input, history: [], now })
    expect(fellBack).toBe(false)
    for (const { op } of operations) played.add(op)
    const places = (all: readonly BriefOperation[]) => all.map((operation) => placed(operation, message))
    expect(places(operations)).toEqual(places(uniqueOf(expected).map((each) => named(each, brief))))
    brief = applyOperations(brief, operations, { messageId: `m${index}`, because: 'test' }, newId)
  }
  return brief
}

describe.each(NETWORK_ENGINES)('the evaluation cases over %s', (_, engine, connect) => {
  // The engines differ in how they send, which half of the cases shows; what comes back is treated alike.
  const shift = NETWORK_ENGINES.findIndex(([, name]) => name === engine)
  const share = cases.filter((_case, index) => index % NETWORK_ENGINES.length === shift)

  it.each(share.map((evalCase) => [evalCase.id, evalCase] as const))(
    'case %s: drops false quotes and uncited lines, and loses nothing that was said',
    async (_id, evalCase) => {
      const choice = await connect(server.url)
      const brief = await playTurns(choice, evalCase)
      const input = {
        brief,
        company: { ...evalCase.company, description: evalCase.company.description },
        jobTitle: evalCase.jobTitle,
        houseRules: [],
        newId: createIdCounter('l'),
      }
      const written = writeSpecification(input)
      const lines = [
        { section: 'benefits', text: 'A yacht for everybody', cites: [] },
        { section: 'culture', text: 'A yacht for everybody', cites: ['nothing'] },
        { section: 'technical', text: 'Command of a yacht called Zephyr 900', cites: ['F1'] },
      ]
      server.script({ kind: 'text', text: JSON.stringify({ lines, recommendations: [] }) })
      const { content, rejected, ...result } = await generateSpecification({ ...input, choice })
      expect(result).toMatchObject({ engine, fellBack: false })
      const count = Object.values(rejected).reduce((sum, one) => sum + one, 0)
      // Where the model is asked once more, it gives the same lines.
      expect([lines.length, 2 * lines.length]).toContain(count)
      expect(linesBySection(content)).toEqual(linesBySection(written))
      const answer = toResponse({ id: 's', version: 1, status: 'draft', revision: 0, content })
      expect(JSON.stringify(answer)).not.toMatch(/yacht for everybody|Zephyr/)
    },
    FIRST_CASE_MS,
  )

  it('goes on in the plan’s own words where a reply is cut, and asks the model in the next turn', async () => {
    const choice = await connect(server.url)
    const plan = planTurn({
      brief: EMPTY_BRIEF,
      operations: [],
      message: 'hello',
      turn: 1,
      jobTitle: null,
      companyName: 'Castle Pumps',
      houseRules: [],
    })
    const context = { brief: EMPTY_BRIEF, messageId: 'm', message: 'hello', history: [], now }
    const run = async () => {
      const { deltas, result } = createTurnEngine(choice, SETTING).reply({ ...context, plan })
      const shown = await readAll(deltas)
      const reply = await result
      expect(shown).toBe(reply.text)
      return reply
    }
    server.script(
      { kind: 'cut', text: beginningOf([], 'Good morning. Now, ') },
      turnOf([], 'Good morning. How can I help?'),
    )
    const { question } = composeDueParts(plan)
    expect(await run()).toMatchObject({ fellBack: true, text: `Good morning. ${question}` })
    expect(await run()).toMatchObject({ fellBack: false, text: 'Good morning. How can I help?' })
  })
})

it('plays every kind of operation', () => {
  expect([...played].sort()).toEqual(KINDS)
})
