'use server'

import { type ActionResult, parseInput, requireAdminCaller, runAction } from '@/lib/api/action'
import { readHistory } from '@/lib/audit/history/queries'
import { type HistoryEntry, type Note, noteSchema } from '@/lib/audit/history/schema'
import { addContactNote } from '@/lib/enquiries/contact-sales/service'

export async function noteContact(input: Note): Promise<ActionResult<{ history: HistoryEntry[] }>> {
  return await runAction(async () => {
    const actor = await requireAdminCaller('noteContact')
    const note = parseInput(noteSchema, input)
    await addContactNote(note, actor)
    return { history: await readHistory({ contactId: note.id }) }
  })
}
