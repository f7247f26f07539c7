import { text as readAll } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extractBriefUpdate } from '@/lib/ai/consultation/extract'
import { streamReply } from '@/lib/ai/consultation/reply'
import { screenOperations } from '@/lib/ai/consultation/screen-unlawful'
import type { ModelChoice } from '@/lib/ai/model'
import { extractOperations } from '@/lib/ai/note-taker/extract'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { generateSpecification } from '@/lib/ai/specification/run'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { planTurn } from '@/lib/consultation/interview/plan'
import { toResponse } from '@/lib/specification/content'
import { createIdCounter, newOperation } from '@/tests/support/briefs'
import { NETWORK_ENGINES, type OpenAiServer, startOpenAiServer } from '@/tests/support/openai-server'
import { messageOf } from './case-schema'
import { readCases } from './cases'

// The first batches contain every kind of operation; the rest would only take longer.
const cases = (await readCases()).filter(({ id }) => /^(?:a|b|c\d|dev)/.test(id))
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
    server.script({ kind: 'text', text: JSON.stringify({ operations: [FORGED, ...expected] }) })
    const { operations, fellBack } = await extractBriefUpdate({ ...input, choice, history: [], now })
    expect(fellBack).toBe(false)
    expect(operations).toEqual(expected)
    brief = applyOperations(brief, operations, { messageId: `m${index}`, because: 'test' }, newId)
  }
  return brief
}

describe.each(NETWORK_ENGINES)('the evaluation cases over %s', (_, engine, connect) => {
  it.each(cases.map((evalCase) => [evalCase.id, evalCase] as const))(
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
      const cited = activeFacts(brief)[0]?.id ?? 'f0'
      const lines = [
        { section: 'benefits', text: 'A yacht for everybody', factIds: [] },
        { section: 'culture', text: 'A yacht for everybody', factIds: ['nothing'] },
        { section: 'technical', text: 'Command of a yacht called Zephyr 900', factIds: [cited] },
      ]
      server.script({ kind: 'text', text: JSON.stringify({ lines }) })
      const { content, rejected, ...result } = await generateSpecification({ ...input, choice })
      expect(result).toMatchObject({ engine, fellBack: false })
      expect(Object.values(rejected).reduce((sum, count) => sum + count, 0)).toBe(3)
      expect(content.lines.map(({ text }) => text)).toEqual(written.lines.map(({ text }) => text))
      const answer = toResponse({ id: 's', version: 1, status: 'draft', revision: 0, content })
      expect(JSON.stringify(answer)).not.toMatch(/yacht for everybody|Zephyr/)
    },
  )

  it('keeps the beginning of a reply whose stream is cut, and answers the next turn', async () => {
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
    const run = async () => {
      const { deltas, result } = streamReply({ choice, plan, message: 'hello', history: [], now })
      const shown = await readAll(deltas)
      const reply = await result
      expect(shown).toBe(reply.text)
      return reply
    }
    server.script(
      { kind: 'cut', text: 'Good morning, ' },
      { kind: 'text', text: 'Good morning, how can I help?' },
    )
    expect(await run()).toMatchObject({ interrupted: true, fellBack: false })
    expect(await run()).toMatchObject({ interrupted: false, text: 'Good morning, how can I help?' })
  })
})
