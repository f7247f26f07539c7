import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { collectAnswer, startTurn } from '@/lib/consultation/turn/run'
import { createCompany } from '@/tests/api/support/seed'

async function send(companyId: Parameters<typeof startTurn>[0], message: string) {
  const { events, sessionId } = await startTurn(companyId, { message }, null, consultant)
  return { answer: await collectAnswer(events), sessionId }
}

describe('a question', () => {
  it('is answered from the brief, and nothing in it becomes a fact', async () => {
    const { companyId } = await createCompany()
    await send(companyId, 'The salary is £50,000 to £55,000, and the job is based in Leeds.')
    const { answer, sessionId } = await send(companyId, 'remind me what I said about the pay')
    expect(answer.message.content).toContain('£50,000 to £55,000')
    expect(JSON.stringify((await loadBrief(sessionId)).facts)).not.toMatch(/remind/)
  })

  it('about the law is answered from the law card, with a lawful wording, and leaves nothing to settle', async () => {
    const { companyId } = await createCompany()
    const { answer } = await send(companyId, 'Can we insist on a native English speaker?')
    expect(answer.message.content).toContain('Source: Equality Act 2010, sections 9, 13, 19 and 39.')
    expect(answer.message.content).toContain('You could say “')
    expect(answer.asks).toEqual([])
  })
})
