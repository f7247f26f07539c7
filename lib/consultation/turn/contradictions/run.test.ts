import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { openAsks } from '@/lib/consultation/brief/asks'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { startTurn } from '@/lib/consultation/turn/run'
import { listMissing } from '@/lib/specification/floor'
import { createCompany } from '@/tests/api/support/seed'

/** The last reply, and the brief after it. */
async function talk(...messages: Parameters<typeof startTurn>[1][]) {
  const { companyId } = await createCompany()
  let [reply, brief] = ['', EMPTY_BRIEF]
  for (const request of messages) {
    const { events, sessionId } = await startTurn(companyId, request, null, consultant)
    for await (const event of events) if (event.type === 'message') reply = event.message.content
    brief = await loadBrief(sessionId)
  }
  const content = { jobTitle: 'Fitter', companyName: 'Castle', companyDescription: null, lines: [] }
  const missing = listMissing(content, brief).filter(({ kind }) => kind === 'conflict')
  return { reply, brief, missing }
}

const valuesOf = (brief: typeof EMPTY_BRIEF) => activeFacts(brief).map(({ value }) => value)

describe('two values for one thing', () => {
  it.each([
    ['It’s a permanent role.', 'It’s a 12-month fixed term.', /permanent/, /12-month/],
    ['6 months initially.', 'This is a permanent position.', /6 months/, /permanent/],
    ['We’re after two engineers.', 'Just the one.', /two engineers/, /just the one/i],
    ['It’s full time.', 'It’s three days a week.', /full time/, /three days/],
  ])('are asked about, and hold up the approval: %s / %s', async (first, second, one, other) => {
    const { reply, brief, missing } = await talk({ message: first }, { message: second })
    expect(reply).toContain('two answers')
    expect(reply).toMatch(one)
    expect(reply).toMatch(other)
    expect(openAsks(brief).some(({ kind }) => kind === 'conflict')).toBe(true)
    expect(missing.map(({ message }) => message).join()).toMatch(one)
    expect(missing.map(({ message }) => message).join()).toMatch(other)
  })

  it('are settled by an answer, and both go on where both are right', async () => {
    const messages = [{ message: 'It’s a permanent role.' }, { message: 'It’s a 12-month fixed term.' }]
    const both = await talk(...messages, { message: 'Both are right' })
    expect(both.missing).toEqual([])
    expect(valuesOf(both.brief).join()).toMatch(/permanent.*12-month/)
  })

  it.each([
    ['The salary is £38k.', 'Change of plan: the salary is £42k.', /38/, /42k/],
    ['It’s permanent.', 'Change of plan: it’s now a nine-month fixed term.', /permanent/, /nine-month/],
    ['We’re after two engineers.', 'Sorry, just the one.', /^two engineers$/, /just the one/],
  ])('are none where the second says that it takes the place: %s / %s', async (first, second, gone, kept) => {
    const { brief, missing } = await talk({ message: first }, { message: second })
    expect(missing).toEqual([])
    expect(valuesOf(brief).filter((value) => gone.test(value))).toEqual([])
    expect(
      valuesOf(brief).filter((value) => kept.test(value)),
      valuesOf(brief).join('|'),
    ).not.toEqual([])
  })

  it('are none in words about something else', async () => {
    const { missing } = await talk(
      { message: 'It’s a permanent job, 40 hours a week, for two engineers.' },
      { message: 'There’s a six-month probation. The last person was doing 50 hours a week.' },
      { message: 'They’d have two engineers reporting to them, and three months’ training.' },
    )
    expect(missing).toEqual([])
  })

  it('are found on a card too', async () => {
    const contract = { kind: 'contract' as const, type: 'permanent' as const }
    const { missing } = await talk(
      { message: 'It would run for nine months.' },
      { message: '', card: { kind: 'contract', value: { contract } } },
    )
    expect(missing).toHaveLength(1)
  })
})
