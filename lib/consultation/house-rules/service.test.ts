import { describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { createCompany } from '@/tests/api/support/seed'
import { HOUSE_RULES_PER_COMPANY } from './options'
import { listHouseRules } from './queries'
import { addHouseRule, deleteHouseRule } from './service'

describe('house rules', () => {
  it('refuses a rule that could exclude people, and accepts the same words as words to avoid', async () => {
    const { companyId } = await createCompany()
    await expect(
      addHouseRule(companyId, { kind: 'fact', text: 'Only young men here' }),
    ).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ field: 'text', message: expect.stringMatching(/age; sex/) }],
    })
    expect(await addHouseRule(companyId, { kind: 'avoid', text: 'young men' })).toMatchObject({
      text: 'young men',
    })
  })

  it('keeps rules in the order they were added, each once', async () => {
    const { companyId } = await createCompany()
    const avoid = await addHouseRule(companyId, { kind: 'avoid', text: 'rockstar' })
    const benefit = await addHouseRule(companyId, { kind: 'benefit', text: '25 days of holiday' })
    expect(avoid).toEqual({ id: expect.any(String), kind: 'avoid', text: 'rockstar' })
    expect(await addHouseRule(companyId, { kind: 'avoid', text: 'rockstar' })).toEqual(avoid)
    expect(await listHouseRules(companyId)).toEqual([avoid, benefit])
  })

  it('deletes a rule only for its own company', async () => {
    const [company, stranger] = [await createCompany(), await createCompany()]
    const rule = await addHouseRule(company.companyId, { kind: 'fact', text: 'We work in Leeds' })
    const isMissing = { code: 'notFound' }
    await expect(deleteHouseRule(stranger.companyId, rule.id)).rejects.toMatchObject(isMissing)
    expect(await listHouseRules(company.companyId)).toEqual([rule])
    await deleteHouseRule(company.companyId, rule.id)
    expect(await listHouseRules(company.companyId)).toEqual([])
    await expect(deleteHouseRule(company.companyId, rule.id)).rejects.toMatchObject(isMissing)
  })

  it('enforces the limit when several rules are added at once', async () => {
    const { companyId } = await createCompany()
    await db().houseRule.createMany({
      data: Array.from({ length: HOUSE_RULES_PER_COMPANY - 1 }, (_, index) => ({
        companyId,
        kind: 'fact' as const,
        text: `Rule ${index}`,
      })),
    })
    const results = await Promise.allSettled(
      ['A', 'B', 'C', 'D'].map((text) => addHouseRule(companyId, { kind: 'fact', text: `Rule ${text}` })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results.filter(({ status }) => status === 'rejected'))
      expect(result).toMatchObject({ reason: { code: 'conflict' } })
    expect(await listHouseRules(companyId)).toHaveLength(HOUSE_RULES_PER_COMPANY)
  })
})
