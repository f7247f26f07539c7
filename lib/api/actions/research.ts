'use server'

import { type ActionResult, parseInput, requireCaller, runAction } from '@/lib/api/action'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { id } from '@/lib/fields'
import { type ItemDecision, itemDecisionSchema, type Research } from '@/lib/research/schema'
import { decideItem, removeRun } from '@/lib/research/service'

const requireCompany = async (companyId: string) =>
  await requireOwnedCompany(await requireCaller('research'), parseInput(id, companyId))

export async function decideResearchItem(
  companyId: string,
  input: ItemDecision,
): Promise<ActionResult<Research>> {
  return await runAction(
    async () => await decideItem(await requireCompany(companyId), parseInput(itemDecisionSchema, input)),
  )
}

export async function forgetResearch(
  companyId: string,
  runId: string,
): Promise<ActionResult<Research | null>> {
  return await runAction(async () => await removeRun(await requireCompany(companyId), parseInput(id, runId)))
}
