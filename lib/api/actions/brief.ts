'use server'

import { type ActionResult, parseInput, requireCaller, runAction } from '@/lib/api/action'
import { type BriefChange, briefChangeRequestSchema } from '@/lib/consultation/brief/hand-edit-schema'
import { applyChange } from '@/lib/consultation/brief/hand-edits'
import { requireOwnedSession } from '@/lib/consultation/brief/queries'
import { changeBrief } from '@/lib/consultation/brief/service'
import { briefView } from '@/lib/consultation/session/queries'

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
