import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/consultation/consultant'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { startTurn, type TurnEvent } from '@/lib/consultation/turn/run'
import { createCompany } from '@/tests/api/support/seed'

type Request = Parameters<typeof startTurn>[1]

async function runToEnd(companyId: Parameters<typeof startTurn>[0], message: string | Request) {
  const request = typeof message === 'string' ? { message } : message
  const { events, sessionId } = await startTurn(companyId, request, null, consultant)
  const seen: TurnEvent[] = []
  for await (const event of events) seen.push(event)
  return { seen, sessionId }
}

describe('held sentences', () => {
  it('offer lawful wordings, and the one that is chosen is read as the manager’s own words', async () => {
    const { companyId } = await createCompany()
    const { seen, sessionId } = await runToEnd(
      companyId,
      'Leeds. A bloke really, it’s heavy work lifting castings.',
    )
    const last = seen.at(-1)
    const [ask] = last?.type === 'message' ? last.asks.filter(({ kind }) => kind === 'law') : []
    expect(ask?.choices.map(({ id }) => id)).toEqual(['say-0', 'say-1', 'say-2', 'leave'])
    await runToEnd(companyId, { message: '', answers: [{ askId: ask?.id ?? '', choice: 'say-0' }] })
    const brief = await loadBrief(sessionId)
    expect(brief.held.map(({ state }) => state)).toEqual(['dropped'])
    expect(JSON.stringify(brief.facts)).toMatch(/lifting and carrying/)
    expect(JSON.stringify(brief.facts)).not.toMatch(/bloke/)
  })

  it('are read after all when they are about the work', async () => {
    const { companyId } = await createCompany()
    const message = 'The job is in Leeds. Someone with a Polish background would be handy for the supplier.'
    const { seen, sessionId } = await runToEnd(companyId, message)
    const last = seen.at(-1)
    const [ask] = last?.type === 'message' ? last.asks.filter(({ kind }) => kind === 'law') : []
    expect(ask?.choices.map(({ id }) => id)).toContain('work')
    await runToEnd(companyId, { message: '', answers: [{ askId: ask?.id ?? '', choice: 'work' }] })
    const brief = await loadBrief(sessionId)
    expect(brief.held.map(({ state }) => state)).toEqual(['work'])
    const fact = brief.facts.find(({ value }) => /Polish background/.test(value))
    const [place] = fact?.evidence ?? []
    expect(message.slice(place?.start, place?.end)).toMatch(/Polish background/)
  })
})
