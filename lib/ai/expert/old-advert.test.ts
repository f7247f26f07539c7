import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ModelChoice } from '@/lib/ai/model'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { type Answer, answerOf, SETTING } from '@/tests/support/expert-answers'
import {
  type Behaviour,
  NETWORK_ENGINES,
  type OpenAiServer,
  startOpenAiServer,
} from '@/tests/support/openai-server'
import { createTurnEngine } from './consultant'

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

const says = (operations: Answer['operations']): Behaviour => ({
  kind: 'text',
  text: answerOf({ operations }),
})

function run(
  choice: ModelChoice,
  {
    message,
    brief = briefOf(),
    lastReply = '',
  }: { message: string; brief?: ReturnType<typeof briefOf>; lastReply?: string },
) {
  const limits = { firstContentMs: 8_000, idleMs: 8_000, totalMs: 20_000, retries: 1, retryWaitMs: 1_000 }
  const engine = createTurnEngine(choice, SETTING, { limits })
  const history = lastReply === '' ? [] : [{ role: 'assistant' as const, content: lastReply }]
  const asked = { jobTitle: 'Fitter', companyName: 'Castle Pumps', history, now: new Date('2026-03-01') }
  return engine.read({ message, brief, ...asked, isTurn: true }).finally(() => engine.close())
}

describe.each(NETWORK_ENGINES)('an old advert over %s', (_name, _engine, connect) => {
  it('doubts every line of an old advert with one operation, and settles those that are left with another', async () => {
    const advert = 'Fitter. 40 hours a week. Free parking.'
    const add = (topic: 'hours' | 'benefits', quote: string): Answer['operations'][number] => ({
      op: 'add',
      topic,
      strength: 'must',
      quote,
      value: quote,
    })
    const adds = [add('hours', '40 hours a week'), add('benefits', 'Free parking')]
    server.script(says([...adds, { op: 'doubt', kind: 'stale', quote: 'all' }]))
    const read = await run(await connect(server.url), { message: advert })
    expect(read.operations.map(({ op, quote, reason }) => [op, quote, reason])).toEqual([
      ['add', '40 hours a week', null],
      ['add', 'Free parking', null],
      ['doubt', '40 hours a week', 'stale'],
      ['doubt', 'Free parking', 'stale'],
    ])
    const stale = briefOf(
      ['hours', '40 hours a week', 'must', { doubt: 'stale' }],
      ['benefits', 'Free parking', 'must', { doubt: 'stale' }],
      ['pay', '£35k'],
    )
    const words = 'It is 37 hours a week now. The rest still holds.'
    const change = { fact: 'F1', topic: 'hours', strength: 'must' } as const
    server.script(
      says([
        { op: 'replace', ...change, quote: '37 hours a week', value: '37 hours a week' },
        { op: 'settle', fact: 'all', quote: 'The rest still holds' },
      ]),
    )
    const settled = await run(await connect(server.url), { message: words, brief: stale })
    expect(settled.operations.map(({ op, factId }) => [op, factId])).toEqual([
      ['replace', 'f0'],
      ['settle', 'f1'],
    ])
  })

  it('settles the lines of an advert that the message itself says still stand', async () => {
    const message = `The old advert:
Siemens S5 and S7
Free parking
Call before 1 May 2022
S5 goes. The rest stands.`
    const add = (quote: string): Answer['operations'][number] => ({
      op: 'add',
      topic: 'technical',
      strength: 'must',
      quote,
      value: quote,
    })
    const lines = ['Siemens S5 and S7', 'Free parking', 'Call before 1 May 2022']
    server.script(
      says([
        ...lines.map(add),
        { op: 'doubt', kind: 'stale', quote: 'all' },
        {
          op: 'replace',
          fact: 'Siemens S5 and S7',
          topic: 'technical',
          strength: 'must',
          quote: 'S5 goes',
          value: 'Siemens S7',
        },
        { op: 'settle', fact: 'all', quote: 'The rest stands' },
      ]),
    )
    const { operations } = await run(await connect(server.url), { message })
    const source = { messageId: 'm2', because: 'model', message }
    const brief = applyOperations(briefOf(), operations, source, createIdCounter())
    const active = brief.facts.filter(({ state }) => state === 'active')
    expect(active.map(({ value, doubt }) => [value, doubt])).toEqual([
      ['Siemens S7', null],
      ['Free parking', null],
      ['Call before 1 May 2022', 'stale'],
    ])
  })

  it('doubts the lines of the advert alone, and settles no address and no day that has passed', async () => {
    const advert = 'We pay into a pension. Here is the old advert:\nFree parking\nCall before 1 May 2022'
    const quotes = ['We pay into a pension', 'Free parking', 'Call before 1 May 2022']
    const adds = quotes.map((quote) => ({
      op: 'add' as const,
      topic: 'benefits' as const,
      strength: 'must' as const,
      quote,
      value: quote,
    }))
    server.script(says([...adds, { op: 'doubt', kind: 'stale', quote: 'all' }]))
    const read = await run(await connect(server.url), { message: advert })
    const doubted = read.operations.filter(({ op }) => op === 'doubt').map(({ quote }) => quote)
    expect(doubted).toEqual(quotes.slice(1))
    const stale = briefOf(
      ['benefits', 'Free parking', 'must', { doubt: 'stale' }],
      ['process', 'Send your CV to Graham', 'must', { doubt: 'stale' }],
      ['startDate', '1 May 2022', 'must', { doubt: 'stale' }],
    )
    const words = 'The rest still holds.'
    server.script(says([{ op: 'settle', fact: 'all', quote: words }]))
    const { operations } = await run(await connect(server.url), { message: words, brief: stale })
    expect(operations.map(({ factId }) => factId)).toEqual(['f0'])
  })

  it('leaves out where an advert says to apply, and doubts a membership for itself', async () => {
    const advert = `Quarry Fitter
What you need
- Member of the Institute of Quarrying
- Free parking
- Send your CV to jobs@quarry.example
Apply by post to Holme Lane, Leeds LS1 4AB`
    const add = (quote: string): Answer['operations'][number] => ({
      op: 'add',
      topic: 'qualifications',
      strength: 'must',
      quote,
      value: quote,
    })
    const adds = [
      'Member of the Institute of Quarrying',
      'Free parking',
      'Send your CV to jobs@quarry.example',
      'Apply by post to Holme Lane, Leeds LS1 4AB',
    ].map(add)
    server.script(says([...adds, { op: 'doubt', kind: 'stale', quote: 'all' }]))
    const read = await run(await connect(server.url), { message: advert })
    const of = (wanted: string) => read.operations.filter(({ op }) => op === wanted)
    expect(of('add').map(({ quote }) => quote)).toEqual([
      'Member of the Institute of Quarrying',
      'Free parking',
    ])
    expect(of('doubt').map(({ quote, reason }) => [quote, reason])).toEqual([
      ['Member of the Institute of Quarrying', 'degree'],
      ['Free parking', 'stale'],
    ])
    const stale = briefOf(
      ['qualifications', 'Member of the Institute of Quarrying', 'must', { doubt: 'stale' }],
      ['benefits', 'Free parking', 'must', { doubt: 'stale' }],
    )
    const words = 'It all still stands.'
    server.script(says([{ op: 'settle', fact: 'all', quote: words }]))
    const { operations } = await run(await connect(server.url), { message: words, brief: stale })
    expect(operations.map(({ factId }) => factId)).toEqual(['f1'])
  })
  describe('of which a list was asked about', () => {
    const stale = briefOf(
      ['hours', '40 hours a week', 'must', { doubt: 'stale' }],
      ['benefits', 'Free parking', 'must', { doubt: 'stale' }],
      ['benefits', 'A pension of 5%', 'must', { doubt: 'stale' }],
    )
    const lastReply = 'Are the hours and the free parking still right?'
    const settled = async (message: string, operations: Answer['operations']) => {
      server.script(says(operations))
      const read = await run(await connect(server.url), { message, brief: stale, lastReply })
      return read.operations.map(({ factId }) => factId)
    }

    it('confirms what the list named, and no more', async () => {
      const words = 'That’s all fine.'
      const each = ['F1', 'F2', 'F3'].map((fact) => ({ op: 'settle' as const, fact, quote: words }))
      expect(await settled(words, [{ op: 'settle', fact: 'all', quote: words }])).toEqual(['f0', 'f1'])
      expect(await settled(words, each)).toEqual(['f0', 'f1'])
    })

    it('confirms all where the manager speaks of all', async () => {
      const words = 'Yes, and the rest of the advert too.'
      expect(await settled(words, [{ op: 'settle', fact: 'all', quote: words }])).toEqual(['f0', 'f1', 'f2'])
    })
  })

  it('raises no conflict again that a reply has asked about, unless the message speaks of it', async () => {
    const hours = briefOf(['hours', '39 hours a week'], ['location', 'Leeds'])
    const brief = { ...hours, agenda: { ...hours.agenda, tested: ['f0'] } }
    const doubtedIn = async (message: string) => {
      server.script(says([{ op: 'doubt', kind: 'conflict', quote: 'F1' }]))
      const read = await run(await connect(server.url), { message, brief })
      return read.operations.map(({ op }) => op)
    }
    expect(await doubtedIn('There is parking.')).toEqual([])
    expect(await doubtedIn('It is 40 hours, I think.')).toEqual(['doubt'])
  })
})
