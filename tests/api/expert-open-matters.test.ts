import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ModelChoice } from '@/lib/ai/model'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Answer } from '@/tests/support/expert-answers'
import { NETWORK_ENGINES, type OpenAiServer, startOpenAiServer } from '@/tests/support/openai-server'
import { playRecording, promptOf } from '@/tests/support/recorded-model'
import { quoted, sendByModel } from './support/model-turn'
import { createCompany } from './support/seed'

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

describe.each(NETWORK_ENGINES)('what is open between turns over %s', (_, _kind, connect) => {
  let choice: ModelChoice
  let companyId: OwnedCompanyId
  beforeEach(async () => {
    choice = await connect(server.url)
    companyId = (await createCompany()).companyId
  })
  const send = (message: string, answers?: { askId: string; choice: string }[]) =>
    sendByModel(choice, companyId, { message, ...(answers && { answers }) })

  const PARTS = ['seals', 'bearings', 'valves', 'gauges', 'filters', 'hoses', 'motors', 'tanks', 'belts']
  const addOf = (place: number) => ({
    op: 'add' as const,
    topic: 'responsibilities' as const,
    strength: 'must' as const,
    text: `Check the ${PARTS[place]} every day`,
    button: `Add the ${PARTS[place]}`,
  })

  it('tells the model in the next turn, and once, what was not taken of its answer', async () => {
    const drop = { op: 'guide' as const, line: 'G99', button: 'Add the seals' }
    playRecording(server, [
      { message: /First/, answer: { proposals: [drop], reply: 'Where is it?' } },
      { message: /Second|Third/, answer: { reply: 'Where is it?' } },
    ])
    const promptAfter = async (name: string) => {
      await send(`${name}: ${PARTS.join(', ')}.`)
      return promptOf(server.requests.at(-1) as never)
    }
    expect(await promptAfter('First')).not.toContain('this was not taken')
    expect(await promptAfter('Second')).toContain(
      '{"part":"proposal","words":"Add the seals","reason":"incomplete"}',
    )
    expect(await promptAfter('Third')).not.toContain('Add the seals')
  })

  it('takes all suggestions of a turn with one message', async () => {
    playRecording(server, [
      { message: /First/, answer: { proposals: [addOf(0), addOf(1)], reply: 'Where is it?' } },
      { message: /Add the seals/, answer: { reply: 'Where is it?' } },
    ])
    const { asks } = await send(`First: ${PARTS.join(', ')}.`)
    const accepting = asks.map(({ id }) => ({ askId: id, choice: 'accept' }))
    const { brief, asks: left } = await send('', accepting)
    expect(activeFacts(brief).map(({ value }) => value)).toEqual([addOf(0).text, addOf(1).text])
    expect(left).toEqual([])
  })

  it('has a lawful wording in the brief once it is chosen, even where the model reads past it', async () => {
    playRecording(server, [
      {
        message: /young man/,
        answer: { reply: 'I left that out under the Equality Act 2010. What is needed?' },
      },
      { message: /./, answer: { operations: [quoted('location', 'It’s in Derby')], reply: 'When?' } },
    ])
    const { brief: before } = await send('We want a young man who can keep up.')
    const [held] = before.held
    const wording = held?.wordings[0] ?? ''
    expect(wording).not.toBe('')
    const { brief } = await send('It’s in Derby.', [{ askId: `held-${held?.id}`, choice: 'say-0' }])
    expect(activeFacts(brief).map(({ value }) => value)).toContain(wording.replace(/\.$/, ''))
    expect(brief.held.map(({ state }) => state)).not.toContain('held')
  })

  it('leaves nothing to settle of a question about the law, even where the model challenges it', async () => {
    const question = 'Can I ask for under 40s?'
    const text = 'No: asking for an age is unlawful under the Equality Act 2010.'
    playRecording(server, [
      {
        message: /under 40s/,
        answer: {
          operations: [
            { op: 'challenge', ground: 'age', quote: question },
            quoted('softSkills', 'under 40s'),
            quoted('location', 'It’s in Derby'),
          ],
          answers: [{ question, sources: [], text }],
          reply: 'What would they do all day?',
        },
      },
    ])
    const { brief, message } = await send(`It’s in Derby. ${question}`)
    expect(brief.held.map(({ state }) => state)).toEqual(['dropped'])
    expect(activeFacts(brief).map(({ topic }) => topic)).toEqual(['location'])
    expect(message.content).toBe(`${text} What would they do all day?`)
  })

  it('lets go of a held sentence in the manager’s own way of saying so', async () => {
    playRecording(server, [
      {
        message: /young man/,
        answer: { reply: 'I left that out under the Equality Act 2010. What is needed?' },
      },
      {
        message: /won’t ask/,
        answer: {
          operations: [{ op: 'leaveOut', held: 'H1', quote: 'I won’t ask it then' }],
          reply: 'Where is it?',
        },
      },
    ])
    await send('We want a young man who can keep up.')
    const { brief } = await send('Fair do’s, I won’t ask it then.')
    expect(brief.held.map(({ state }) => state)).toEqual(['dropped'])
  })

  it('pushes no open proposal out, and lets the model take one back under its own number', async () => {
    const offering = (from: number, retracted: readonly string[] = []): Partial<Answer> => ({
      operations: retracted.map((proposal) => ({ op: 'retract' as const, proposal })),
      proposals: [0, 1, 2].map((step) => addOf(from + step)),
      reply: 'Where is it?',
    })
    playRecording(server, [
      { message: /First/, answer: offering(0) },
      { message: /Second/, answer: offering(3) },
      { message: /Third/, answer: offering(6, ['P12']) },
      { message: /Fourth/, answer: { reply: 'Where is it?' } },
    ])
    const says = (name: string) => send(`${name}: ${PARTS.join(', ')}.`)
    await says('First')
    const { asks: before } = await says('Second')
    expect(before).toHaveLength(6)
    const { asks } = await says('Third')
    const labels = asks.map(({ choices }) => choices[0]?.label)
    expect(labels).toEqual([0, 2, 3, 4, 5, 6].map((place) => `Add the ${PARTS[place]}`))
    await says('Fourth')
    const prompt = promptOf(server.requests.at(-1) as never)
    expect(prompt).toContain(
      '"id":"P11","button":"Add the seals","op":"add","topic":"responsibilities","strength":"must","text":"Check the seals every day"}\n{"id":"P13",',
    )
    expect(prompt).toContain('"id":"P31","button":"Add the motors"')
  })

  it.each([
    ['Fair enough, leave that out.', 'Fair enough, leave that out', 0],
    ['It’s in Derby.', 'It’s in Derby', 1],
  ])('settles a held sentence where the manager lets it go: %j', async (message, quote, left) => {
    playRecording(server, [
      {
        message: /Derby|Fair/,
        answer: { operations: [{ op: 'leaveOut', held: 'H1', quote }], reply: 'Where?' },
      },
      { message: /young man/, answer: { reply: 'Where is it?' } },
    ])
    await send('We want a young man.')
    const { brief } = await send(message)
    expect(promptOf(server.requests.at(-1) as never)).toContain('{"id":"H1","ground":')
    expect(brief.held.filter(({ state }) => state === 'held')).toHaveLength(left)
  })

  it('keeps the number of a fact while corrections take their places, and settles a conflict', async () => {
    playRecording(server, [
      {
        message: /five years/,
        answer: {
          operations: [quoted('pay', '£40,000 a year'), quoted('location', 'in Derby')],
          reply: 'When?',
        },
      },
      {
        message: /make it/,
        answer: {
          operations: [
            {
              op: 'replace',
              fact: 'F1',
              topic: 'pay',
              strength: 'must',
              quote: 'make it £42,000 a year',
              value: '£42,000 a year',
            },
          ],
          reply: 'When?',
        },
      },
      { message: /ad says/, answer: { operations: [quoted('pay', '£45,000 a year')], reply: 'Which?' } },
      {
        message: /42 is right/,
        answer: { operations: [{ op: 'settle', fact: 'F3', quote: '42 is right' }], reply: 'When?' },
      },
    ])
    await send('£40,000 a year for five years, in Derby.')
    await send('No, make it £42,000 a year.')
    await send('Our ad says £45,000 a year.')
    const { brief } = await send('42 is right.')
    const prompt = promptOf(server.requests.at(-1) as never)
    expect(prompt).toContain('"id":"F2","topic":"location"')
    expect(prompt).toContain('"id":"F3","topic":"pay","strength":"must","value":"£42,000 a year"')
    expect(activeFacts(brief, 'pay').map(({ value }) => value)).toEqual(['£42,000 a year'])
  })
})
