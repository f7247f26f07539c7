import { type FactDraft, newFact } from '@/lib/consultation/brief/facts'
import { type Brief, EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import type { Topic } from '@/lib/consultation/topics'
import { QUESTIONS, type QuestionId } from './options'
import type { VacancyAnswers } from './schema'

/** The consultant never asks about the industry, so it is only context. */
const TOPIC_BY_QUESTION: Record<QuestionId, Topic> = {
  1: 'alsoSaid',
  2: 'title',
  3: 'driver',
  4: 'pay',
  5: 'success',
}

const answerReference = (draftId: string, question: QuestionId) => `${draftId}:${question}`

/** The topic of the fact that an answer makes. */
export const answerTopicOf = (reference: string): Topic => {
  const question = QUESTIONS.find(({ id }) => id === reference.split(':')[1])
  return question ? TOPIC_BY_QUESTION[question.id] : 'alsoSaid'
}

export const draftIdOf = (reference: string) => reference.split(':')[0] ?? reference

export function answersByReference(draftId: string, answers: VacancyAnswers): Record<string, string> {
  return Object.fromEntries(QUESTIONS.map(({ id }) => [answerReference(draftId, id), answers[id]]))
}

/** Unlawful sentences enter no fact; their grounds count as challenged, and `screened` holds them to be settled. `title`, the current job title, wins over a different answer. */
export function buildInitialBrief(
  draftId: string,
  answers: VacancyAnswers,
  title: string | null,
  newId: () => string,
): Brief {
  const challenged = [...new Set([answers[2], answers[5]].flatMap(findUnlawful).map(({ ground }) => ground))]
  const drafts = QUESTIONS.flatMap(({ id }): FactDraft[] => {
    if (id === '1' && answers[id] === 'Other') return []
    if (id === '2' && title !== null && title !== answers[id]) return []
    return findLawfulParts(answers[id]).map(({ text, start, end }) => ({
      topic: TOPIC_BY_QUESTION[id],
      value: id === '1' ? `Industry: ${text}` : text,
      strength: 'must',
      evidence: [{ kind: 'vacancyBuilder', id: answerReference(draftId, id), start, end }],
      because: 'vacancyBuilder',
    }))
  })
  return {
    ...EMPTY_BRIEF,
    facts: drafts.map((draft) => newFact(draft, newId())),
    agenda: { ...EMPTY_AGENDA, challenged },
  }
}

function findLawfulParts(answer: string): { text: string; start: number; end: number }[] {
  if (findUnlawful(answer).length === 0) return [{ text: answer, start: 0, end: answer.length }]
  return [...new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(answer)].flatMap(
    ({ segment, index }) => {
      const text = segment.trim()
      const start = index + segment.indexOf(text)
      return text === '' || findUnlawful(text).length > 0 ? [] : [{ text, start, end: start + text.length }]
    },
  )
}
