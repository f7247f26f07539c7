'use server'

import { type ActionResult, parseInput, requireCaller, runAction } from '@/lib/api/action'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { listHouseRules } from '@/lib/consultation/house-rules/queries'
import {
  type HouseRule,
  type HouseRuleInput,
  houseRuleInputSchema,
} from '@/lib/consultation/house-rules/schema'
import { addHouseRule, deleteHouseRule } from '@/lib/consultation/house-rules/service'
import { id } from '@/lib/fields'

const requireCompany = async (companyId: string) =>
  await requireOwnedCompany(await requireCaller('houseRules'), parseInput(id, companyId))

export async function listRules(companyId: string): Promise<ActionResult<HouseRule[]>> {
  return await runAction(async () => await listHouseRules(await requireCompany(companyId)))
}

export async function addRule(companyId: string, input: HouseRuleInput): Promise<ActionResult<HouseRule[]>> {
  return await runAction(
    async () => await addHouseRule(await requireCompany(companyId), parseInput(houseRuleInputSchema, input)),
  )
}

export async function deleteRule(companyId: string, ruleId: string): Promise<ActionResult<HouseRule[]>> {
  return await runAction(
    async () => await deleteHouseRule(await requireCompany(companyId), parseInput(id, ruleId)),
  )
}
