import { extractOperations } from '@/lib/ai/note-taker/extract'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { completeOperations } from '@/lib/consultation/brief/complete'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { BY_RULES } from '@/lib/consultation/brief/options'
import { type Brief, EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { blankHeld } from '@/lib/consultation/guard/law/verdict'
import { findPlanted } from '@/lib/consultation/guard/prompt-injection/find'
import { planTurn } from '@/lib/consultation/interview/plan'
import { isAdvert } from '@/lib/consultation/messages/import'
import { applyTakeBacks, extractTakeBacks, nothingTakenBack } from '@/lib/consultation/take-back/apply'
import { toResponse } from '@/lib/specification/content'
import { type EvalCase, messageOf } from './case-schema'

/**
 * Plays a case in this process, through the note-taker and the writer without a model. No question is asked, so turns that wait for one
 * are said in any case. Returns the brief, the specification and the body of `GET /api/job-specifications/{id}`.
 */
export function playCase({ turns, jobTitle, company }: EvalCase) {
  let count = 0
  const newId = () => {
    count += 1
    return `id${count}`
  }
  const about = { jobTitle, companyName: company.name }
  let brief: Brief = {
    ...EMPTY_BRIEF,
    agenda: { ...EMPTY_AGENDA, asked: { topic: 'driver', followUp: false } },
  }
  const messages = new Map<string, string>()
  let before: Parameters<typeof extractTakeBacks>[2] = null
  turns.map(messageOf).forEach((content, index) => {
    const isPasted = isAdvert(content)
    const words = blankHeld(content, findPlanted(content, { isAdvert: isPasted }))
    const heard = isPasted ? nothingTakenBack(words) : extractTakeBacks(words, brief, before)
    const messageId = newId()
    messages.set(messageId, content)
    const read = extractOperations({ message: heard.rest, brief, ...about })
    const verified = verifyOperations(read, heard.rest, brief, 'rules').operations
    const operations = completeOperations(verified, heard.rest, brief)
    const taken = applyTakeBacks(brief, heard, operations, { messageId, words, said: before })
    brief = applyOperations(
      taken.brief,
      taken.operations,
      { messageId, because: BY_RULES, message: heard.rest },
      newId,
    )
    before = { messageId, content, undo: null }
    const plan = planTurn({
      brief,
      operations: taken.operations,
      message: heard.rest,
      takeBack: taken.outcome ?? null,
      turn: index + 1,
      houseRules: [],
      ...about,
    })
    brief = { ...brief, agenda: plan.agenda }
  })
  const content = writeSpecification({
    brief,
    company,
    jobTitle,
    houseRules: [],
    research: [],
    messages,
    newId,
  })
  return {
    brief,
    content,
    answer: toResponse({ id: 's', status: 'draft', version: 1, revision: 0, content }),
  }
}
