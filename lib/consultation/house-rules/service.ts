import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { HOUSE_RULES_PER_COMPANY } from './options'
import { listHouseRules } from './queries'
import type { HouseRule, HouseRuleInput } from './schema'

/** Never adds a rule twice. Returns all of them. Throws `conflict` at the limit. */
export async function addHouseRule(companyId: OwnedCompanyId, input: HouseRuleInput): Promise<HouseRule[]> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    const count = await tx.houseRule.count({ where: { companyId } })
    if (count >= HOUSE_RULES_PER_COMPANY)
      throw new AppError('conflict', `You can keep up to ${HOUSE_RULES_PER_COMPANY} rules. Delete one first.`)
    await tx.houseRule.createMany({ data: [{ companyId, ...input }], skipDuplicates: true })
  })
  return await listHouseRules(companyId)
}

/** Returns the rest. A rule that is already gone is not an error. */
export async function deleteHouseRule(companyId: OwnedCompanyId, ruleId: string): Promise<HouseRule[]> {
  await db().houseRule.deleteMany({ where: { id: ruleId, companyId } })
  return await listHouseRules(companyId)
}
