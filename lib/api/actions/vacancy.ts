'use server'

import { type ActionResult, parseInput, requireAdminCaller, runAction } from '@/lib/api/action'
import { readHistory } from '@/lib/audit/history/queries'
import { type HistoryEntry, type Note, noteSchema } from '@/lib/audit/history/schema'
import { getVacancy } from '@/lib/vacancy/queries'
import { type LaunchChange, launchChangeSchema, type VacancyDetail } from '@/lib/vacancy/schema'
import { addVacancyNote, setLaunchStatus as saveLaunchStatus } from '@/lib/vacancy/service'

export async function setLaunchStatus(input: LaunchChange): Promise<ActionResult<VacancyDetail>> {
  return await runAction(async () => {
    const actor = await requireAdminCaller('setLaunchStatus')
    return await getVacancy(await saveLaunchStatus(parseInput(launchChangeSchema, input), actor))
  })
}

export async function noteVacancy(input: Note): Promise<ActionResult<{ history: HistoryEntry[] }>> {
  return await runAction(async () => {
    const actor = await requireAdminCaller('noteVacancy')
    const note = parseInput(noteSchema, input)
    await addVacancyNote(note, actor)
    return { history: await readHistory({ sessionId: note.id }) }
  })
}
