'use server'

import { type ActionResult, parseInput, requireCaller, runAction } from '@/lib/api/action'
import { type HandEdit, handEditRequestSchema } from '@/lib/consultation/brief/hand-edit-schema'
import { applyHandEdit } from '@/lib/consultation/brief/hand-edits'
import { requireOwnedSession } from '@/lib/consultation/brief/queries'
import { updateBrief } from '@/lib/consultation/brief/service'
import { toBriefView } from '@/lib/consultation/session/queries'

export async function changeBriefByHand(request: {
  sessionId: string
  change: HandEdit
}): Promise<ActionResult<ReturnType<typeof toBriefView>>> {
  return await runAction(async () => {
    const { sessionId, change } = parseInput(handEditRequestSchema, request)
    const { company, ...session } = await requireOwnedSession(await requireCaller('changeBrief'), sessionId)
    const brief = await updateBrief(sessionId, (current) => applyHandEdit(current, change))
    return toBriefView(brief, company, session)
  })
}
