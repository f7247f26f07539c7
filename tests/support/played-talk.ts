import { answerQuestions } from '@/lib/ai/note-taker/answers/answer'
import { extractOperations } from '@/lib/ai/note-taker/extract'
import { composeReply } from '@/lib/ai/note-taker/reply'
import { answerAsks, answersInWords } from '@/lib/consultation/brief/asks'
import { completeOperations } from '@/lib/consultation/brief/complete'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { BY_RULES } from '@/lib/consultation/brief/options'
import { type Brief, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { toUndo } from '@/lib/consultation/brief/undo'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { planOpening, planTurn } from '@/lib/consultation/interview/plan'
import { settleQuestion } from '@/lib/consultation/interview/settle-question'
import { applyTakeBacks, extractTakeBacks, nothingTakenBack } from '@/lib/consultation/take-back/apply'
import { describeTakeBack } from '@/lib/consultation/take-back/describe'
import type { Said } from '@/lib/consultation/take-back/points'
import { createIdCounter } from './briefs'

const ABOUT = { jobTitle: 'CNC setter', companyName: 'Marlow Precision', houseRules: [] }

/** Plays a talk with the note-taker in this process, questions and take-backs included, without a database. */
export function playTalk(messages: readonly string[], start: Brief = EMPTY_BRIEF) {
  const newId = createIdCounter()
  const replies: string[] = []
  let brief: Brief = { ...start, agenda: planOpening({ brief: start, ...ABOUT }).agenda }
  let said: Said | null = null
  for (const [index, content] of messages.entries()) {
    const messageId = newId()
    const before = brief
    const answers = answersInWords(brief, content, { byModel: false })
    const evidence = { kind: 'message' as const, id: messageId, start: 0, end: content.length }
    const heard = answers.length > 0 ? nothingTakenBack('') : extractTakeBacks(content, brief, said)
    brief = answerAsks(brief, answers, () => [evidence])
    const message = heard.rest
    const read: BriefOperation[] =
      message.trim() === '' ? [] : extractOperations({ message, brief, ...ABOUT })
    const verified = verifyOperations(read, message, brief, 'rules').operations
    const completed = completeOperations(verified, message, brief)
    const taken = applyTakeBacks(brief, heard, completed, { messageId, words: content, said })
    brief = applyOperations(taken.brief, taken.operations, { messageId, because: BY_RULES, message }, newId)
    said = { messageId, content, undo: toUndo(before, brief) }
    const challenged = taken.operations.flatMap(({ op, quote }) =>
      op === 'challenge' && quote ? [quote] : [],
    )
    const plan = planTurn({
      brief,
      operations: taken.operations,
      message,
      answered: answerQuestions({ message, brief, challenged, replies, ...ABOUT }),
      takeBack: taken.outcome,
      turn: index + 1,
      ...ABOUT,
    })
    const done = taken.outcome ? describeTakeBack(taken.outcome) : ''
    replies.push(`${done} ${composeReply(plan)}`.trim())
    brief = { ...brief, agenda: settleQuestion(plan, null, brief).agenda }
  }
  const active = brief.facts.filter(({ state }) => state === 'active')
  return {
    brief,
    replies,
    reply: replies.at(-1) ?? '',
    lines: active.map(({ topic, value }) => `${topic}: ${value}`),
  }
}
