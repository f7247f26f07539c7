import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ModelChoice } from '@/lib/ai/model'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { NETWORK_ENGINES, type OpenAiServer, startOpenAiServer } from '@/tests/support/openai-server'
import { playRecording } from '@/tests/support/recorded-model'
import { quoted, sendByModel } from './support/model-turn'
import { createCompany } from './support/seed'

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

describe.each(NETWORK_ENGINES)('how an interview led by a model ends over %s', (_, _kind, connect) => {
  let choice: ModelChoice
  let companyId: OwnedCompanyId
  beforeEach(async () => {
    choice = await connect(server.url)
    companyId = (await createCompany()).companyId
  })
  const send = (message: string) => sendByModel(choice, companyId, { message })

  it.each([
    ['claims that it is done', 'That’s signed off. Select Generate Summary when you’re ready.'],
    ['says nothing of it', 'Select Generate Summary when you’re ready.'],
    ['says nothing', ''],
  ])('says first what has to be settled where a model %s', async (_case, reply) => {
    playRecording(server, [
      { message: /young man/, answer: { reply: 'The Equality Act 2010 forbids that. What is needed?' } },
      {
        message: /[Ss]ign it off/,
        answer: { operations: [{ op: 'finish', quote: 'Sign it off' }], reply },
      },
    ])
    await send('We want a young man who can keep up.')
    const { brief, message } = await send('Sign it off.')
    expect(brief.agenda.finished).toBe(true)
    expect(message.content).toContain('Before you can sign it off, decide what to do with the sentence')
    expect(message.content).not.toMatch(/signed off|young man/)
  })

  it('does not repeat a conflict that the reply names, and offers both of its sides', async () => {
    const told = 'Pay is £40,000 or £45,000 in the brief, so pick one before you sign it off.'
    playRecording(server, [
      { message: /is 40/, answer: { operations: [quoted('pay', '£40,000 a year')], reply: 'Where is it?' } },
      {
        message: /also/,
        answer: { operations: [quoted('pay', '£45,000 a year')], reply: 'Which is right?' },
      },
      {
        message: /[Ww]rite it up/,
        answer: { operations: [{ op: 'finish', quote: 'Write it up' }], reply: told },
      },
    ])
    await send('Pay is 40, that is £40,000 a year.')
    await send('There is also £45,000 a year.')
    const { message } = await send('Write it up.')
    expect(message.content).toContain(told)
    expect(message.content).not.toContain('Before you can')
    expect(message.chips.slice(0, 2)).toEqual(['£40,000 a year', '£45,000 a year'])
  })

  it('closes the topic that was asked about where a longer message passes it over', async () => {
    playRecording(server, [
      {
        message: /pump fitter/,
        answer: { reply: 'What’s the team like?', asked: { topic: 'culture', why: 'open' } },
      },
      {
        message: /skip it/,
        answer: { operations: [quoted('pay', 'the pay is £45,000 a year')], reply: 'Where is it?' },
      },
    ])
    await send('We need a pump fitter.')
    const { brief } = await send('No idea on that, skip it, and the pay is £45,000 a year.')
    expect(brief.agenda.closed).toEqual([{ topic: 'culture', how: 'skipped' }])
    expect(activeFacts(brief).map(({ topic }) => topic)).toEqual(['pay'])
  })
})
