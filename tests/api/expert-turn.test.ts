import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ModelChoice } from '@/lib/ai/model'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { undoLastTurn } from '@/lib/consultation/turn/undo/service'
import { type Answer, answerOf, beginningOf } from '@/tests/support/expert-answers'
import {
  type Behaviour,
  NETWORK_ENGINES,
  type OpenAiServer,
  startOpenAiServer,
} from '@/tests/support/openai-server'
import { latestMessageOf, playRecording, promptOf } from '@/tests/support/recorded-model'
import { quoted, sendByModel } from './support/model-turn'
import { createCompany, readConversation } from './support/seed'

const EXPERIENCE = 'They need five years on pumps. Somebody hungry. It’s in Derby.'
const READ: Partial<Answer> = {
  operations: [
    quoted('experience', 'They need five years on pumps'),
    { op: 'doubt', kind: 'years', quote: 'five years on pumps' },
    quoted('softSkills', 'Somebody hungry'),
    { op: 'vague', quote: 'Somebody hungry' },
    quoted('location', 'It’s in Derby'),
  ],
  proposals: [
    {
      op: 'weigh',
      fact: 'They need five years on pumps',
      strength: 'nice',
      button: 'Make the five years nice to have',
    },
  ],
  asked: { topic: 'experience', why: 'years' },
  reply: 'I would test the years first. What should they have done in that time?',
}

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

describe.each(NETWORK_ENGINES)('a turn led by a model over %s', (_, _kind, connect) => {
  let choice: ModelChoice
  let companyId: OwnedCompanyId
  beforeEach(async () => {
    choice = await connect(server.url)
    companyId = (await createCompany()).companyId
  })

  let closings = 0

  const send = (message: string, answers?: { askId: string; choice: string }[]) =>
    sendByModel(choice, companyId, { message, ...(answers && { answers }) }, () => {
      closings += 1
    })

  it('takes one call, reads, marks doubts, asks and offers what it would change', async () => {
    playRecording(server, [{ message: /five years/, answer: READ }])
    const { brief, message, asks } = await send(EXPERIENCE)
    expect(server.requests).toHaveLength(1)
    expect(message).toMatchObject({ content: READ.reply, fellBack: false })
    const [years, hungry] = activeFacts(brief)
    expect(years).toMatchObject({ doubt: 'years', vague: false, strength: 'must' })
    expect(hungry).toMatchObject({ doubt: null, vague: true })
    expect(brief.agenda).toMatchObject({
      asked: { topic: 'experience' },
      challenged: ['yearsWithoutReason'],
      tested: [years?.id],
    })
    expect(asks).toMatchObject([
      {
        kind: 'proposal',
        choices: [{ label: 'Make the five years nice to have' }, { label: 'No, keep it as it is' }],
      },
    ])
    expect(JSON.stringify(asks)).not.toContain('effect')
  })

  it('keeps a doubt due until a reply has asked about it, and tells the model', async () => {
    const asksElsewhere = {
      ...READ,
      asked: { topic: 'pay', why: 'open' } as const,
      reply: 'What does it pay?',
    }
    playRecording(server, [
      { message: /five years/, answer: asksElsewhere },
      {
        message: /£40,000/,
        answer: {
          reply: 'Noted. What would you see a hungry person do?',
          asked: { topic: 'softSkills', why: 'vague' },
        },
      },
      { message: /stays late/, answer: { reply: 'Good. Where is it?' } },
    ])
    await send(EXPERIENCE)
    await send('£40,000 a year.')
    expect(promptOf(server.requests.at(-1) as never)).toContain(
      'not asked about yet: F1 (years), F2 (vague).',
    )
    await send('One who stays late.')
    expect(promptOf(server.requests.at(-1) as never)).toContain('not asked about yet: F1 (years).')
  })

  it.each([
    ['words', 'Go on then. We pay £40,000.', undefined],
    ['the button', '', 'accept'],
  ])('accepts a proposal by %s, with both as evidence', async (_name, words, button) => {
    playRecording(server, [
      { message: /five years/, answer: READ },
      {
        message: /Go on then/,
        answer: {
          operations: [
            { op: 'accept', proposal: 'P11', quote: 'Go on then' },
            quoted('pay', 'We pay £40,000'),
          ],
          reply: 'That opens the door. Where is it?',
        },
      },
      { message: /nice to have/, answer: { reply: 'That opens the door. Where is it?' } },
    ])
    const first = await send(EXPERIENCE)
    const askId = first.asks[0]?.id ?? ''
    const { brief, asks, sessionId } = await send(words, button ? [{ askId, choice: button }] : undefined)
    const [fact] = activeFacts(brief)
    expect(fact).toMatchObject({
      strength: 'nice',
      value: 'They need five years on pumps',
      doubt: null,
    })
    const [, proposal, yes] = fact?.evidence ?? []
    expect(proposal).toMatchObject({ kind: 'proposal', id: expect.stringContaining('consultant:') })
    const said = (await readConversation(sessionId)).at(-2)?.[1] ?? ''
    expect(yes?.kind).toBe(button ? 'card' : 'message')
    expect(said.slice(yes?.start, yes?.end)).toBe(button ? 'Make the five years nice to have' : 'Go on then')
    expect(asks).toEqual([])
  })

  it.each([
    ['a no', 'No, don’t do it, they need all five.', 'don’t do it'],
    ['words that are not there', 'The rota is four on, four off.', 'yes'],
  ])('accepts nothing on %s', async (_name, message, quote) => {
    playRecording(server, [
      { message: /five years/, answer: READ },
      {
        message: /./,
        answer: { operations: [{ op: 'accept', proposal: 'P11', quote }], reply: 'Fine. Where is it?' },
      },
    ])
    await send(EXPERIENCE)
    const { brief, asks } = await send(message)
    expect(activeFacts(brief)[0]?.strength).toBe('must')
    expect(asks).toHaveLength(1)
  })

  it('makes one call a turn, and begins the specification in the turn that ends the interview', async () => {
    closings = 0
    playRecording(server, [
      { message: /five years/, answer: READ },
      {
        message: /typed up/,
        answer: {
          operations: [{ op: 'finish', quote: 'get it typed up' }],
          asked: { topic: 'none', why: 'open' },
          reply: 'The rest will read “To be confirmed”. Select Generate Summary when you’re ready.',
        },
      },
    ])
    await send(EXPERIENCE)
    expect(closings).toBe(0)
    const { message, brief } = await send('Right, get it typed up then.')
    expect(brief.agenda.finished).toBe(true)
    expect(message.content).toContain('Select Generate Summary when you’re ready.')
    expect(message.content).not.toContain('?')
    expect(closings).toBe(1)
    expect(server.requests).toHaveLength(2)
  })

  it('offers no change of a fact that was refused, whatever else its words touch', async () => {
    const quote = 'four days, 30 hours a week, and the pay is pro rata'
    playRecording(server, [
      {
        message: /./,
        answer: {
          operations: [quoted('hours', '30 hours a week')],
          proposals: [
            { op: 'reword', fact: quote, text: 'The pay is pro rata, a year', button: 'Put the pay in full' },
          ],
          reply: 'Where is it?',
        },
      },
    ])
    const { asks } = await send(`It is ${quote}.`)
    expect(asks).toEqual([])
  })

  it('takes an open proposal away when the manager says no to it', async () => {
    playRecording(server, [
      { message: /five years/, answer: READ },
      {
        message: /./,
        answer: {
          operations: [{ op: 'decline', proposal: 'P11', quote: 'No, leave the years' }],
          reply: 'Where is it?',
        },
      },
    ])
    await send(EXPERIENCE)
    const { brief, asks } = await send('No, leave the years in.')
    expect(activeFacts(brief)[0]?.strength).toBe('must')
    expect(asks).toEqual([])
  })

  it('acknowledges the button of a suggestion without a call, and leaves its own question open', async () => {
    playRecording(server, [{ message: /five years/, answer: READ }])
    const { asks } = await send(EXPERIENCE)
    const askId = asks[0]?.id ?? ''
    const { brief, message, sessionId, seen } = await send('', [{ askId, choice: 'accept' }])
    expect(server.requests).toHaveLength(1)
    expect(activeFacts(brief)[0]).toMatchObject({ strength: 'nice', doubt: null })
    expect(message.content).toMatch(/^Done: [^.]*\.$/)
    expect(brief.agenda.asked).toMatchObject({ topic: 'experience' })
    const [start] = seen
    await undoLastTurn(sessionId, start?.event.type === 'start' ? start.event.userMessageId : '')
    const again = await send('', [{ askId, choice: 'decline' }])
    expect(again.message.content).toMatch(/nothing has changed|left it as it was/)
    expect(activeFacts(again.brief)[0]).toMatchObject({ strength: 'must' })
    expect(again.brief.agenda.closed).toEqual([])
    expect(server.requests).toHaveLength(1)
  })

  it('offers nothing that the guard refuses, and takes an accepted change back with its turn', async () => {
    const bad: Answer['proposals'] = [
      { op: 'add', topic: 'pay', strength: 'must', text: '£95,000 a year', button: 'Add the pay' },
      {
        op: 'add',
        topic: 'softSkills',
        strength: 'must',
        text: 'We want a young man',
        button: 'Ask for youth',
      },
      { op: 'drop', fact: 'F99', button: 'Drop it' },
    ]
    playRecording(server, [
      { message: /five years/, answer: { ...READ, proposals: [...bad, ...(READ.proposals ?? [])] } },
      {
        message: /Yes/,
        answer: {
          operations: [{ op: 'accept', proposal: 'P11', quote: 'Yes please' }],
          reply: 'Done. Where is it?',
        },
      },
    ])
    const { asks } = await send(EXPERIENCE)
    expect(asks.map(({ choices }) => choices[0]?.label)).toEqual(['Make the five years nice to have'])
    const { sessionId, seen } = await send('Yes please.')
    const [start] = seen
    const userMessageId = start?.event.type === 'start' ? start.event.userMessageId : ''
    await undoLastTurn(sessionId, userMessageId)
    const undone = await loadBrief(sessionId)
    expect(activeFacts(undone)[0]?.strength).toBe('must')
    expect(undone.asks).toHaveLength(1)
  })

  it('fills the brief while the reply is still being written', async () => {
    const text = answerOf(READ)
    const pieces = text.split(/(?<=\},)/)
    server.script({ kind: 'paced', pieces, gapMs: 60 })
    const { seen, brief } = await send(EXPERIENCE)
    const briefs = seen.flatMap(({ event, ms }) =>
      event.type === 'preview' ? [{ facts: event.view.brief.facts, ms }] : [],
    )
    expect(briefs[0]?.facts).toHaveLength(1)
    expect(seen.filter(({ event }) => event.type === 'brief')).toHaveLength(1)
    expect(brief.facts).toHaveLength(3)
    const firstWord = seen.find(({ event }) => event.type === 'delta')?.ms ?? 0
    expect(briefs[0]?.ms).toBeLessThan(firstWord - 120)
  })

  it.each<[string, (text: string) => Behaviour]>([
    ['cut in its operations', (text) => ({ kind: 'cut', text: text.slice(0, text.indexOf('"softSkills"')) })],
    [
      'broken in its operations',
      (text) => ({ kind: 'text', text: text.slice(0, text.indexOf('"softSkills"')) }),
    ],
    [
      'repeated in its operations',
      (text) => ({
        kind: 'text',
        text: `${text.slice(0, text.indexOf('],'))},${text.slice(text.indexOf('[') + 1, text.indexOf('],'))}${text.slice(text.indexOf('],'))}`,
      }),
    ],
    [
      'out of order',
      (text) => {
        const { operations, reply, ...rest } = JSON.parse(text)
        return { kind: 'text', text: JSON.stringify({ reply, ...rest, operations }) }
      },
    ],
    ['repeated as a whole', (text) => ({ kind: 'text', text: `${text}\n${text}` })],
    [
      'in a fence with words around it',
      (text) => ({ kind: 'text', text: `Sure:\n\`\`\`json\n${text}\n\`\`\` Anything else?` }),
    ],
  ])('answers once where the stream is %s', async (_name, behaviourOf) => {
    server.script(behaviourOf(answerOf(READ)))
    const { brief, message, sessionId } = await send(EXPERIENCE)
    const values = activeFacts(brief).map(({ value }) => value)
    expect(new Set(values).size).toBe(values.length)
    expect(values.join(' ')).toContain('five years')
    expect(values.join(' ')).toContain('Derby')
    expect(message.content.match(/\?/g)).toHaveLength(1)
    expect((await readConversation(sessionId)).map(([role]) => role)).toEqual([
      'assistant',
      'user',
      'assistant',
    ])
  })

  it.each([
    ['K4', 'UK law doesn’t oblige you to.', 'Showing pay'],
    ['A7', 'There are no fees until you hire.', 'How our service works'],
  ])('stores that an answer rests on %s', async (id, text, label) => {
    const answers = [{ question: 'What about that?', sources: [id], text }]
    playRecording(server, [{ message: /./, answer: { answers, reply: 'Where is it?' } }])
    const { message } = await send('What about that?')
    expect(message.content).toBe(`${text} Where is it?`)
    expect(message.sources).toEqual([{ id, label: expect.stringContaining(label) }])
  })

  it('reads with the note-taker alone what a model that fails later has read', async () => {
    server.script({ kind: 'cut', text: beginningOf([], 'Thank you', READ) })
    const { brief, message } = await send(EXPERIENCE)
    expect(server.requests).toHaveLength(1)
    expect(message.fellBack).toBe(true)
    expect(activeFacts(brief).map(({ value }) => value)).toEqual([
      'They need five years on pumps',
      'Somebody hungry',
      'It’s in Derby',
    ])
  })

  it('shows the model no sentence of an earlier message that the guard holds', async () => {
    playRecording(server, [{ message: /./, answer: { reply: 'Where is it?' } }])
    await send('We want a young man. The pay is £30,000.')
    await send('It’s in Derby.')
    const prompt = promptOf(server.requests.at(-1) as never)
    expect(prompt).toContain('The pay is £30,000.')
    expect(prompt.split('# This session')[1]).not.toContain('young man')
    expect(latestMessageOf(prompt)).toContain('Derby')
  })
})
