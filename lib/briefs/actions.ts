'use server'

import { type ActionResult, parseInput, requireCaller, runAction } from '@/lib/api/action'
import { briefView } from '@/lib/consultations/queries'
import { requireOwnedSession } from './queries'
import { applyChange } from './rules'
import { type BriefChange, briefChangeRequestSchema } from './schema'
import { changeBrief } from './service'

/** Changes the brief of the caller's consultation by hand. Returns what the screen shows of it afterwards. */
export async function changeBriefByHand(request: {
  sessionId: string
  change: BriefChange
}): Promise<ActionResult<ReturnType<typeof briefView>>> {
  return await runAction(async () => {
    const { sessionId, change } = parseInput(briefChangeRequestSchema, request)
    const { company, ...session } = await requireOwnedSession(await requireCaller('changeBrief'), sessionId)
    const brief = await changeBrief(sessionId, (current) => applyChange(current, change))
    return briefView(brief, company, session)
  })
}
