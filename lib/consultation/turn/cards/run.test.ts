import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { collectAnswer, startTurn } from '@/lib/consultation/turn/run'
import { createCompany, readConversation } from '@/tests/api/support/seed'

async function runToEnd(
  companyId: Parameters<typeof startTurn>[0],
  message: string | Parameters<typeof startTurn>[1],
) {
  const request = typeof message === 'string' ? { message } : message
  const { events, sessionId } = await startTurn(companyId, request, null, consultant)
  await collectAnswer(events)
  return { sessionId }
}

describe('a card', () => {
  const pay = {
    kind: 'pay',
    min: 48_000,
    max: 56_000,
    unit: 'year',
    currency: 'GBP',
    extras: null,
    inAdvert: true,
  } as const

  it('is a message in the transcript and a fact with its typed value', async () => {
    const { companyId } = await createCompany()
    await runToEnd(companyId, 'The salary is £40,000.')
    const { sessionId } = await runToEnd(companyId, { message: '', card: { kind: 'pay', value: { pay } } })
    const conversation = await readConversation(sessionId)
    expect(conversation.at(-2)).toEqual(['user', '£48,000 to £56,000 a year'])
    const facts = (await loadBrief(sessionId)).facts.filter(({ topic }) => topic === 'pay')
    expect(facts.map(({ value, state }) => [value, state])).toEqual([
      ['£40,000', 'superseded'],
      ['£48,000 to £56,000 a year', 'active'],
    ])
    const [evidence] = facts[1]?.evidence ?? []
    expect(facts[1]).toMatchObject({ slot: pay, because: 'card', audience: 'candidate' })
    expect(conversation.at(-2)?.[1]?.slice(evidence?.start, evidence?.end)).toBe(facts[1]?.value)
    expect(evidence?.kind).toBe('card')
  })

  it('is answered like words, whether it changes something or not', async () => {
    const { companyId } = await createCompany()
    const { sessionId } = await runToEnd(companyId, 'They must know Revit.')
    const [fact] = (await loadBrief(sessionId)).facts
    const weights = [{ factId: fact?.id ?? '', words: fact?.value ?? '', strength: 'nice' as const }]
    const weigh = { kind: 'weigh', value: { weights } } as const
    const lastReply = async () => (await readConversation(sessionId)).at(-1)?.[1]
    await runToEnd(companyId, { message: '', card: weigh })
    expect(await lastReply()).toMatch(/“[^”]*Revit” is now nice to have/)
    await runToEnd(companyId, { message: '', card: weigh })
    expect(await lastReply()).toMatch(/^Thanks, that stays as it is\./)
    await runToEnd(companyId, { message: '', card: { kind: 'pay', value: { pay } } })
    expect(await lastReply()).not.toMatch(/^(?:Sorry|Thanks, that stays)/)
  })

  it('keeps pay that is not for the advert for the agency', async () => {
    const { companyId } = await createCompany()
    const card = { kind: 'pay', value: { pay: { ...pay, inAdvert: false } } } as const
    const { sessionId } = await runToEnd(companyId, { message: 'Here is the pay.', card })
    const fact = (await loadBrief(sessionId)).facts.find(({ because }) => because === 'card')
    expect(fact).toMatchObject({ audience: 'agency', slot: { inAdvert: false } })
  })
})
