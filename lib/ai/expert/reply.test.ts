import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Limits } from '@/lib/ai/ask'
import { type ModelChoice, resolveModel } from '@/lib/ai/model'
import { composeDueParts, composeReply } from '@/lib/ai/note-taker/reply'
import { briefOf, firstPlan } from '@/tests/support/briefs'
import { type Answer, beginningOf, SETTING, turnOf } from '@/tests/support/expert-answers'
import { NETWORK_ENGINES, type OpenAiServer, startOpenAiServer } from '@/tests/support/openai-server'
import { createTurnEngine } from './consultant'

const patient = { firstContentMs: 8_000, idleMs: 8_000, totalMs: 20_000, retries: 1, retryWaitMs: 1_000 }
const impatient = { ...patient, firstContentMs: 300, idleMs: 300 }
const text = 'Thank you, your fitter has left. What should they achieve in the first year?'
const plan = firstPlan()
const builtInReply = composeReply(plan)

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

type Settings = {
  limits?: Limits
  signal?: AbortSignal
  onDelta?: () => void
  plan?: typeof plan
  challenged?: string[]
}

const message = 'our fitter left'
const brief = briefOf(['driver', 'our fitter left'])
const context = { brief, message, history: [], now: new Date('2026-03-01') }

const say = (reply: string, part: Partial<Answer> = {}) => turnOf([], reply, part)

/** Reads the message, as a turn does, and says the reply to it. */
async function run(choice: ModelChoice, { limits = patient, signal, onDelta, ...part }: Settings = {}) {
  const engine = createTurnEngine(choice, SETTING, { limits, ...(signal ? { signal } : {}) })
  const reading = await engine.read({
    ...context,
    jobTitle: 'Fitter',
    companyName: 'Castle Pumps',
    isTurn: true,
  })
  const { deltas, result } = engine.reply({ ...context, messageId: 'm1', plan, ...part })
  const shown: string[] = []
  for await (const delta of deltas) {
    shown.push(delta)
    onDelta?.()
  }
  const outcome = await result
  expect(shown.join('')).toBe(outcome.text)
  engine.close()
  return {
    ...outcome,
    shown,
    fellBack: reading.fellBack || outcome.fellBack,
    reason: reading.reason ?? outcome.reason,
  }
}

describe('replying with the built-in consultant', () => {
  it('streams the composed reply, a few words at a time', async () => {
    const { shown, ...outcome } = await run(await resolveModel({}))
    expect(outcome).toEqual({
      text: builtInReply,
      engine: 'builtIn',
      fellBack: false,
      interrupted: false,
      reason: null,
      asked: null,
      sources: [],
      proposals: [],
      notTaken: [],
    })
    expect(shown.length).toBeGreaterThan(2)
    expect(Math.max(...shown.map((delta) => delta.trim().split(/\s+/).length))).toBeLessThan(5)
  })

  it('stops when the signal aborts', async () => {
    const control = new AbortController()
    const outcome = await run(await resolveModel({}), {
      signal: control.signal,
      onDelta: () => control.abort(),
    })
    expect(outcome).toMatchObject({ fellBack: false, interrupted: true, reason: null })
    expect(outcome.shown).toHaveLength(1)
  })
})

describe.each(NETWORK_ENGINES)('replying over %s', (_, engine, connect) => {
  it('ends an endless reply with the plan’s own question', async () => {
    server.script(say('A word. '.repeat(40_000)))
    const outcome = await run(await connect(server.url))
    expect(outcome).toMatchObject({ interrupted: false, fellBack: true, reason: 'reply too long' })
    expect(outcome.text.length).toBeLessThan(10_000)
    expect(outcome.text.endsWith(composeDueParts(plan).question)).toBe(true)
  })

  it('streams the model’s words, and does not send it the plan', async () => {
    server.script(say(text))
    expect(await run(await connect(server.url))).toMatchObject({
      text,
      engine,
      fellBack: false,
      interrupted: false,
    })
    expect(server.requests).toHaveLength(1)
    expect(JSON.stringify(server.requests[0]?.body)).not.toContain('acknowledgements')
  })

  it.each([
    ['a wrong key', { kind: 'status', status: 401, code: 'invalid_api_key' }, 1, 'status 401'],
    ['an empty account', { kind: 'status', status: 429, code: 'insufficient_quota' }, 1, 'status 429'],
    ['an unknown model', { kind: 'status', status: 404 }, 1, 'status 404'],
    ['a broken server', { kind: 'status', status: 500 }, 2, 'status 500'],
    [
      'a retry-after that is too long',
      { kind: 'status', status: 429, headers: { 'retry-after': '60' } },
      1,
      'status 429',
    ],
    ['silence', { kind: 'hang' }, 1, 'time-out'],
  ] as const)(
    'falls back to the built-in consultant on %s and reports it',
    async (_name, behaviour, tries, reason) => {
      server.script(behaviour)
      const limits = behaviour.kind === 'hang' ? impatient : patient
      const outcome = await run(await connect(server.url), { limits })
      expect(outcome).toMatchObject({ text: builtInReply, engine: 'builtIn', fellBack: true, reason })
      expect(outcome.interrupted).toBe(false)
      expect(server.requests).toHaveLength(tries)
    },
  )

  it('falls back on a stream that is not JSON, and on a cut before the first word', async () => {
    server.script({ kind: 'malformed' })
    expect(await run(await connect(server.url))).toMatchObject({
      text: builtInReply,
      engine: 'builtIn',
      fellBack: true,
    })
    server.script({ kind: 'cut', text: '' })
    expect(await run(await connect(server.url))).toMatchObject({
      text: builtInReply,
      engine: 'builtIn',
      fellBack: true,
    })
  })

  it('falls back when the server is unreachable', async () => {
    const gone = await startOpenAiServer()
    const choice = await connect(gone.url)
    await gone.close()
    expect(await run(choice)).toMatchObject({ text: builtInReply, fellBack: true, reason: 'connection' })
  })

  it('retries when the server asks for a short wait', async () => {
    server.script({ kind: 'status', status: 429, headers: { 'retry-after': '0' } }, say(text))
    expect(await run(await connect(server.url))).toMatchObject({ text, engine, fellBack: false })
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    ['market pay', 'The going rate is £62,000.'],
    ['a promise', 'We will find you somebody by Friday.'],
    ['a name', 'Ask Sarah at Siemens about it.'],
    ['an address', 'Write to jobs@example.com.'],
  ])('sends the plan’s own words after %s, twice', async (_name, sentence) => {
    server.script(say(`${sentence} What should they achieve?`))
    const outcome = await run(await connect(server.url))
    expect(outcome).toMatchObject({
      text: builtInReply,
      engine: 'builtIn',
      fellBack: true,
      reason: 'refused reply',
    })
    expect(server.requests).toHaveLength(2)
  })

  it('takes the second answer where the first was refused', async () => {
    server.script(say('The going rate is £62,000.'), say(text))
    expect(await run(await connect(server.url))).toMatchObject({ text, engine, fellBack: false })
  })

  it('leaves out one refused statement among others', async () => {
    server.script(say('Thank you. Your competitors pay £62,000. Where is it?'))
    expect((await run(await connect(server.url))).text).toBe('Thank you. Where is it?')
  })

  it.each([
    'Thank you. Your competitors pay £62,000. They promise bonuses of £9,000. Is that fine?',
    'Thank you. Is £62,000 fine?',
  ])(
    'ends with the plan’s question where a second statement or the question is refused: %j',
    async (reply) => {
      server.script(say(reply))
      const { text: said } = await run(await connect(server.url))
      expect(said).toBe(`Thank you. ${composeDueParts(plan).question}`)
    },
  )

  it('names the Equality Act, and asks about a practice, where the model says nothing of either', async () => {
    server.script(say('Thank you.'))
    const choice = await connect(server.url)
    const unlawful = { ...plan, challenge: ['age' as const], question: null }
    expect((await run(choice, { plan: unlawful })).text).toContain('Equality Act 2010')
    const years = { ...plan, challenge: ['yearsWithoutReason' as const] }
    expect((await run(choice, { plan: years })).text).toContain('less experience')
  })

  it('puts the question of the law in the place of the model’s where that does not name the act', async () => {
    server.script(say('Thank you. When do they start?'))
    const unlawful = { ...plan, challenge: ['age' as const], question: null }
    const { text: said } = await run(await connect(server.url), { plan: unlawful })
    expect(said).toContain('Equality Act 2010')
    expect(said.match(/\?/g)).toHaveLength(1)
  })

  it('asks nothing once the manager has finished', async () => {
    server.script(say('Thank you, that is noted. Shall we talk about the pay?'))
    const finished = { ...plan, question: null, agenda: { ...plan.agenda, finished: true } }
    const { text: said } = await run(await connect(server.url), { plan: finished })
    expect(said).toBe('Thank you, that is noted. ')
  })

  it('says no challenged words back', async () => {
    server.script(say('You want a lively lad, then. What should they achieve?'))
    const outcome = await run(await connect(server.url), { challenged: ['a lively lad'] })
    expect(outcome.text).toBe(builtInReply)
  })

  it('offers what is lawful of a challenged sentence, and nothing else of it', async () => {
    const add = (value: string) =>
      ({ op: 'add', topic: 'qualifications', strength: 'must', text: value, button: 'Add it' }) as const
    server.script(
      say('What does the work need?', {
        proposals: [
          add('A PCN ticket and 10 years of weld inspection'),
          add('A lively lad with a PCN ticket'),
        ],
      }),
    )
    const challenged = ['a lively lad with a PCN ticket and 10 years of weld inspection']
    const { proposals } = await run(await connect(server.url), { challenged })
    expect(proposals.map(({ effect }) => effect)).toMatchObject([
      { change: { value: 'A PCN ticket and 10 years of weld inspection' } },
    ])
  })

  it('says that something was offered only with an offer', async () => {
    const reply = 'Thank you. I’ve offered it in your own words. Where is it?'
    server.script(say(reply))
    const without = await run(await connect(server.url))
    expect(without.text).toBe('Thank you. Where is it?')
    expect(without.notTaken).toContainEqual({
      part: 'reply',
      words: 'I’ve offered it in your own words.',
      reason: 'not offered',
    })
    server.script(
      say(reply, {
        proposals: [
          { op: 'add', topic: 'driver', strength: 'must', text: 'Our fitter left', button: 'Add it' },
        ],
      }),
    )
    expect((await run(await connect(server.url))).text).toBe(reply)
  })

  it('asks the plan’s question where the model asks none', async () => {
    server.script(say('Thank you.'))
    const outcome = await run(await connect(server.url))
    expect(outcome.text).toBe(`Thank you. ${composeDueParts(plan).question}`)
  })

  it('asks the last of several questions alone', async () => {
    server.script(say('Thank you. Why now? Where is it?'))
    const outcome = await run(await connect(server.url))
    expect(outcome.text).toBe('Thank you. Where is it?')
  })

  it('may suggest a job title that nobody has said, and no other name', async () => {
    server.script(say('I’d call it Maintenance Technician. Does that fit?'))
    expect((await run(await connect(server.url))).text).toContain('Maintenance Technician. Does that fit?')
    server.script(say('I’d ask for Rockwell. Does that fit?'))
    expect((await run(await connect(server.url))).text).not.toContain('Rockwell')
  })

  it.each(['cut', 'stall', 'errorEvent'] as const)(
    'keeps the sentences before a %s, and goes on with the plan’s question',
    async (kind) => {
      server.script({ kind, text: beginningOf([], 'Thank you. Your fitter has ') })
      const limits = kind === 'stall' ? { ...patient, idleMs: 300 } : patient
      const outcome = await run(await connect(server.url), { limits })
      expect(outcome).toMatchObject({ engine, fellBack: true, interrupted: false })
      expect(outcome.text).toBe(`Thank you. ${composeDueParts(plan).question}`)
      expect(outcome.reason).not.toBeNull()
      expect(server.requests).toHaveLength(1)
    },
  )

  it.each(['cut', 'stall', 'errorEvent'] as const)(
    'says the plan’s own words where nothing came before a %s',
    async (kind) => {
      server.script({ kind, text: beginningOf([], 'Thank you') })
      const limits = kind === 'stall' ? { ...patient, idleMs: 300 } : patient
      const outcome = await run(await connect(server.url), { limits })
      expect(outcome).toMatchObject({ engine: 'builtIn', fellBack: true, text: builtInReply })
    },
  )

  it('says the answers before the reply, and names their sources', async () => {
    const answers = [
      {
        question: 'must we show pay?',
        sources: ['K4', 'X9'],
        text: 'UK law doesn’t oblige you to show pay.',
      },
    ]
    server.script(say('Why is the post open?', { answers }))
    const outcome = await run(await connect(server.url))
    expect(outcome.text).toBe('UK law doesn’t oblige you to show pay. Why is the post open?')
    expect(outcome.sources).toEqual([{ id: 'K4', label: expect.stringContaining('Showing pay') }])
  })

  it('leaves out an answer that its sources do not bear out', async () => {
    const answers = [{ question: 'q', sources: ['K4'], text: 'Others pay £71,500.' }]
    server.script(say('Why is the post open?', { answers }))
    const outcome = await run(await connect(server.url))
    expect(outcome).toMatchObject({ text: 'Why is the post open?', sources: [] })
  })

  it('leaves one sentence out of a longer answer, and says which', async () => {
    const text =
      'UK law doesn’t oblige you to show pay. Others pay £71,500. In 2025 the government asked for views on making it compulsory.'
    const answers = [{ question: 'q', sources: ['K4'], text }]
    server.script(say('Why is the post open?', { answers }))
    const outcome = await run(await connect(server.url))
    expect(outcome.text).toBe(`${text.replace(' Others pay £71,500.', '')} Why is the post open?`)
    expect(outcome.notTaken).toEqual([{ part: 'answer', words: 'Others pay £71,500.', reason: 'figure' }])
  })

  it('tells what was not taken, and no word that the law screen holds', async () => {
    server.script(
      turnOf([], 'Thank you. Your competitors pay £62,000. Where is it?', {
        operations: [{ op: 'accept', proposal: 'P9', quote: 'our fitter left' }],
        proposals: [
          { op: 'add', topic: 'softSkills', strength: 'must', text: 'A lively lad', button: 'Add a lad' },
          { op: 'add', topic: 'pay', strength: 'must', text: '£62,000 a year', button: 'Add £62,000' },
        ],
      }),
    )
    const { notTaken } = await run(await connect(server.url), { challenged: ['a lively lad'] })
    expect(notTaken).toEqual([
      { part: 'accept', words: 'our fitter left', reason: 'not open' },
      { part: 'reply', words: 'Your competitors pay £62,000.', reason: 'figure' },
      { part: 'proposal', words: 'Add a …', reason: 'law' },
      { part: 'proposal', words: 'Add £62,000', reason: 'figure' },
    ])
  })

  it('tells of every refused operation, though another of its topic was taken', async () => {
    const common = { topic: 'driver', strength: 'must', quote: 'our fitter left' } as const
    server.script(
      turnOf([], 'Thank you. Where is it?', {
        operations: [
          { op: 'add', ...common, value: 'our fitter left' },
          { op: 'replace', fact: 'F88', ...common, value: 'our fitter left' },
        ],
      }),
    )
    expect((await run(await connect(server.url))).notTaken).toEqual([
      { part: 'replace', words: 'our fitter left', reason: 'incomplete' },
    ])
  })

  it('reports what the model’s question is about, and nothing where the plan asks', async () => {
    server.script(say('When would they start?', { asked: { topic: 'startDate', why: 'open' } }))
    const choice = await connect(server.url)
    expect((await run(choice)).asked).toEqual({ topic: 'startDate', why: 'open' })
    server.script(say('Thank you.', { asked: { topic: 'startDate', why: 'open' } }))
    expect((await run(choice)).asked).toBeNull()
  })

  it('stops when the signal aborts, without falling back', async () => {
    const control = new AbortController()
    server.script({ kind: 'stall', text: beginningOf([], 'Thank you. And ') })
    const outcome = await run(await connect(server.url), {
      signal: control.signal,
      onDelta: () => control.abort(),
    })
    expect(outcome).toMatchObject({ fellBack: false, interrupted: true })
    expect(outcome.text).toBe('Thank you. ')
  })
})
