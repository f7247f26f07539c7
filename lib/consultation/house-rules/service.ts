import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { requireLawful } from '@/lib/consultation/guard/require-lawful'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { HOUSE_RULES_PER_COMPANY } from './options'
import { HOUSE_RULES_QUERY } from './queries'
import type { HouseRule, HouseRuleInput } from './schema'

/** Returns the existing rule where there is the same. Throws `conflict` at the limit and `invalid` for a rule that could exclude people. */
export async function addHouseRule(companyId: OwnedCompanyId, input: HouseRuleInput): Promise<HouseRule> {
  // Words to avoid are listed as they are.
  if (input.kind !== 'avoid') requireLawful(input.text, { field: 'text', place: 'houseRule' })
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    const { select } = HOUSE_RULES_QUERY
    const existing = await tx.houseRule.findFirst({ where: { companyId, ...input }, select })
    if (existing) return existing
    const count = await tx.houseRule.count({ where: { companyId } })
    if (count >= HOUSE_RULES_PER_COMPANY)
      throw new AppError('conflict', `You can keep up to ${HOUSE_RULES_PER_COMPANY} rules. Delete one first.`)
    await reserveCompanyBytes(tx, companyId, 'text', input.text)
    return await tx.houseRule.create({ data: { companyId, ...input }, select })
  })
}

/** Throws the same 404 for missing and foreign ids. */
export async function deleteHouseRule(companyId: OwnedCompanyId, ruleId: string): Promise<void> {
  const { count } = await db().houseRule.deleteMany({ where: { id: ruleId, companyId } })
  if (count === 0) throw notFound()
}
