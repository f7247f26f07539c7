import 'server-only'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief } from '@/lib/consultation/brief/schema'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import type { SlotOf } from '@/lib/consultation/brief/slots/schema'
import { createPayNote } from '@/lib/knowledge/pay/note'
import type { PayNote } from '@/lib/knowledge/pay/note-schema'

/** The company form takes over the Vacancy Builder's title, so the form's is newer. */
function titleOf(brief: Pick<Brief, 'facts'>, formTitle: string | null): string {
  const titles = activeFacts(brief, 'title')
  const said = titles.findLast(({ because }) => because !== 'vacancyBuilder')
  return said?.value ?? (formTitle || titles.at(-1)?.value || '')
}

/** Null where the words name none, or several that differ. */
export function contractIn(texts: readonly string[]): SlotOf<'contract'>['type'] | null {
  if (texts.some((text) => /\bIR35\b/i.test(text))) return 'contract'
  const types = new Set(
    texts.flatMap((text) => {
      const slot = parseSlot('contractType', text)
      return slot?.kind === 'contract' ? [slot.type] : []
    }),
  )
  return types.size === 1 ? ([...types][0] ?? null) : null
}

/** Null before pay is in the brief. */
export function payNoteOf(brief: Pick<Brief, 'facts'>, formTitle: string | null): PayNote | null {
  const pay = activeFacts(brief, 'pay')
  if (pay.length === 0) return null
  return createPayNote(titleOf(brief, formTitle), {
    pay: pay.map(({ value, slot }) => ({ text: value, offer: slot?.kind === 'pay' ? slot : null })),
    contract: contractIn(activeFacts(brief, 'contractType').map(({ value }) => value)),
  })
}

/** The official figure beside the question about pay, before anything is said about it. */
export function payFigureOf(brief: Pick<Brief, 'facts'>, formTitle: string | null): PayNote | null {
  if (activeFacts(brief, 'pay').length > 0) return null
  const contract = contractIn(activeFacts(brief, 'contractType').map(({ value }) => value))
  return createPayNote(titleOf(brief, formTitle), { pay: [], contract })
}
