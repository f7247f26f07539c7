import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { loadBrief } from '@/lib/consultation/brief/queries'
import type { Consultant } from '@/lib/consultation/interview/consultant-types'
import { listConsultations } from '@/lib/consultation/session/queries'
import { collectAnswer, startTurn, type TurnResult } from '@/lib/consultation/turn/run'
import { undoLastTurn } from '@/lib/consultation/turn/undo/service'
import { createCompany } from '@/tests/api/support/seed'
import { newOperation } from '@/tests/support/briefs'

type Request = Parameters<typeof startTurn>[1]

/** Says each message in turn. */
async function talk(...messages: (string | Request)[]) {
  const { companyId } = await createCompany()
  let sessionId = ''
  let last: TurnResult | undefined
  const say = async (message: string | Request) => {
    const turn = await startTurn(
      companyId,
      typeof message === 'string' ? { message } : message,
      null,
      consultant,
    )
    sessionId = turn.sessionId
    last = await collectAnswer(turn.events)
    return last
  }
  for (const message of messages) await say(message)
  const active = async () =>
    (await loadBrief(sessionId)).facts.flatMap(({ state, value }) => (state === 'active' ? [value] : []))
  const forgetAsk = () => last?.asks.find(({ kind }) => kind === 'forget')
  const reply = () => last?.message.content ?? ''
  return { companyId, say, active, forgetAsk, reply, sessionId: () => sessionId }
}

describe('a take-back', () => {
  it.each(['Ignore that.', 'Actually no, leave that out', 'Forget I said that', 'never mind the last bit'])(
    'removes the only thing that was said last: %j',
    async (words) => {
      const { active, reply, forgetAsk } = await talk('They need Revit.', 'The pay is £45,000 a year.', words)
      expect(await active()).toEqual(['They need Revit'])
      expect(reply()).toMatch(/^I’ve removed “£45,000 a year”\. /)
      expect(reply()).not.toMatch(/nothing for the vacancy/)
      expect(forgetAsk()).toBeUndefined()
    },
  )

  it('asks which of several things an order means, and removes the one that is picked', async () => {
    const { say, active, reply, forgetAsk } = await talk(
      'There’s overtime at time and a half.',
      'Overtime is every other Saturday.',
      'drop the overtime',
    )
    expect(await active()).toHaveLength(2)
    expect(reply()).toContain('Which of these should I remove?')
    const ask = forgetAsk()
    const choice = ask?.choices.find(({ label }) => label.includes('Saturday'))
    await say({ message: '', answers: [{ askId: ask?.id ?? '', choice: choice?.id ?? '' }] })
    expect((await active()).join()).toMatch(/^[^,]*time and a half$/)
  })

  it('puts back what had been replaced', async () => {
    const { active, reply } = await talk(
      'The pay is £40,000 a year.',
      'Actually it’s £45,000 a year.',
      'Scrap that.',
    )
    expect(await active()).toEqual(['£40,000 a year'])
    expect(reply()).toMatch(/^I’ve removed “£45,000 a year”\. I’ve put “£40,000 a year” back\./)
  })

  it('removes all that was said about a topic, however long ago', async () => {
    const { active } = await talk(
      'The pay is £45,000 a year.',
      'The job is in Leeds.',
      'They need Revit.',
      'Forget what I said about the pay.',
    )
    expect(await active()).toEqual(['The job is in Leeds', 'They need Revit'])
  })

  it('lets the rest of the message be read', async () => {
    const { active, reply } = await talk('The job is in Leeds.', 'Ignore that. They need a driving licence.')
    expect(await active()).toEqual(['They need a driving licence'])
    expect(reply()).toContain('I’ve removed “The job is in Leeds”.')
  })

  it('is about the value that the rest of its sentence replaces', async () => {
    const { active, forgetAsk } = await talk(
      'The pay is £40,000 a year. The job is in Leeds.',
      'Scrap that, it’s £45,000 a year.',
    )
    expect(await active()).toEqual(['The job is in Leeds', '£45,000 a year'])
    expect(forgetAsk()).toBeUndefined()
  })

  it('leaves out what was said in the same message', async () => {
    const { active, reply } = await talk('The job is in Leeds. They need Revit. Forget I said that.')
    expect(await active()).toEqual(['The job is in Leeds'])
    expect(reply()).toContain('I’ve removed “They need Revit”.')
  })

  it('restores a rating, and what the last message took out', async () => {
    const rated = await talk('They need Revit.', 'Revit is only nice to have.', 'Ignore that.')
    expect((await loadBrief(rated.sessionId())).facts).toMatchObject([{ state: 'active', strength: 'must' }])
    const removed = await talk('They need Revit.', 'Actually we don’t need Revit any more.', 'Scrap that.')
    expect(await removed.active()).toEqual(['They need Revit'])
  })

  it('drops the held sentence of the turn it means', async () => {
    const { sessionId, reply } = await talk('We want a young man. They need Revit.', 'Ignore that.')
    expect(reply()).toMatch(/^I’ve removed “They need Revit”, along with the wording I’d set aside\./)
    expect((await loadBrief(sessionId())).held.map(({ state }) => state)).toEqual(['dropped'])
  })

  it('can be undone with its turn', async () => {
    const { active, companyId, sessionId } = await talk('The pay is £45,000 a year.', 'Ignore that.')
    const [session] = await listConsultations(companyId)
    const message = session?.messages.findLast(({ role }) => role === 'user')
    await undoLastTurn(sessionId(), message?.id ?? '')
    expect(await active()).toEqual(['£45,000 a year'])
  })

  it.each([
    'Forget about weekends, it’s Monday to Friday.',
    'Don’t forget they need a driving licence.',
    'You can ignore that alarm once it is logged.',
  ])('is not heard in %j', async (message) => {
    const { active, forgetAsk } = await talk('The pay is £45,000 a year.', message)
    expect(await active()).toContain('£45,000 a year')
    expect(forgetAsk()).toBeUndefined()
  })
})

describe('an engine', () => {
  it('reads only the rest of a message, and cannot take back what is asked about', async () => {
    const { companyId } = await createCompany()
    const given: string[] = []
    const recording: Consultant = {
      ...consultant,
      createEngine: async (setting) => {
        const engine = await consultant.createEngine(setting)
        return {
          ...engine,
          kind: 'compatible',
          read: async (input) => {
            given.push(input.message.trim())
            const withdrawn = input.brief.facts.map(({ id }) =>
              newOperation({ op: 'withdraw', factId: id, quote: input.message.trim() }),
            )
            const { operations } = await engine.read(input)
            return {
              operations: [...operations, ...withdrawn],
              engine: 'compatible',
              fellBack: false,
              reason: null,
            }
          },
        }
      },
    }
    let sessionId = ''
    for (const message of [
      'The job is in Leeds. They need Revit.',
      'Scrap that.',
      'Ignore that. They need Tekla.',
    ]) {
      const turn = await startTurn(companyId, { message }, null, recording)
      await collectAnswer(turn.events)
      sessionId = turn.sessionId
    }
    expect(given).toEqual(['The job is in Leeds. They need Revit.', 'They need Tekla.'])
    const { facts } = await loadBrief(sessionId)
    expect(facts.map(({ state, value }) => [state, value])).toEqual([
      ['active', 'The job is in Leeds'],
      ['active', 'They need Revit'],
      ['active', 'They need Tekla'],
    ])
  })
})

describe('a take-back of several things', () => {
  const SEVERAL = 'The pay is £45,000 a year. The job is in Leeds. They need Revit.'

  it('asks which, and changes nothing until it is answered', async () => {
    const { active, forgetAsk, reply, say, companyId } = await talk(SEVERAL, 'Scrap that.')
    expect(forgetAsk()?.choices.map(({ label }) => label)).toEqual([
      '£45,000 a year',
      'The job is in Leeds',
      'They need Revit',
      'All of it',
      'Keep everything',
    ])
    expect(reply()).toBe('Which of these should I remove?')
    expect(await active()).toHaveLength(3)
    const [reloaded] = await listConsultations(companyId)
    expect(reloaded?.asks).toEqual([forgetAsk()])

    const choice = forgetAsk()?.choices.find(({ label }) => label === 'The job is in Leeds')?.id ?? ''
    await say({ message: '', answers: [{ askId: forgetAsk()?.id ?? '', choice }] })
    expect(await active()).toEqual(['£45,000 a year', 'They need Revit'])
    expect(reply()).toMatch(/^I’ve removed “The job is in Leeds”\. /)
    expect(forgetAsk()).toBeUndefined()
  })

  it.each([
    ['All of it', [], 'I’ve removed “£45,000 a year”, “The job is in Leeds” and “They need Revit”.'],
    [
      'keep everything',
      ['£45,000 a year', 'The job is in Leeds', 'They need Revit'],
      'I’ve kept everything as it was.',
    ],
  ])('takes %j in words', async (words, left, sentence) => {
    const { active, reply, forgetAsk } = await talk(SEVERAL, 'Ignore that.', words)
    expect(await active()).toEqual(left)
    expect(reply()).toContain(sentence)
    expect(forgetAsk()).toBeUndefined()
  })

  it('takes back the full message where the words say so', async () => {
    const { active } = await talk('They need Tekla.', SEVERAL, 'Forget everything I just said.')
    expect(await active()).toEqual(['They need Tekla'])
  })

  it('takes back the last of them where the words say so', async () => {
    const { active } = await talk(SEVERAL, 'Never mind the last bit.')
    expect(await active()).toEqual(['£45,000 a year', 'The job is in Leeds'])
  })

  it('asks where nothing matches', async () => {
    const { active, forgetAsk } = await talk(SEVERAL, 'Forget what I said about the bonus.')
    expect(await active()).toHaveLength(3)
    expect(forgetAsk()?.choices).toHaveLength(5)
  })

  it('asks where the topic said something else before', async () => {
    const { forgetAsk } = await talk(
      'The pay is £40,000 a year.',
      'Actually it’s £45,000 a year.',
      'Forget what I said about the pay.',
    )
    expect(forgetAsk()?.choices.map(({ label }) => label)).toEqual([
      '£45,000 a year (back to £40,000 a year)',
      'All of it',
      'Keep everything',
    ])
  })

  it('asks before it puts back what the last message took back', async () => {
    const { active, forgetAsk } = await talk('The pay is £45,000 a year.', 'Ignore that.', 'Ignore that.')
    expect(await active()).toEqual([])
    expect(forgetAsk()?.choices.map(({ label }) => label)).toEqual([
      'Put back: £45,000 a year',
      'Keep everything',
    ])
  })

  it('says so where there is nothing to take back', async () => {
    const { reply, forgetAsk } = await talk('Hello.', 'Ignore that.')
    expect(reply()).toMatch(/^There’s nothing in the brief to remove\. /)
    expect(forgetAsk()).toBeUndefined()
  })
})
