import type { FactDraft } from '@/lib/consultation/brief/facts'
import { type Brief, EMPTY_AGENDA } from '@/lib/consultation/brief/schema'
import { unlawfulIn } from '@/lib/consultation/guard/unlawful'
import type { Topic } from '@/lib/consultation/topics'
import { QUESTIONS, type QuestionId } from './options'
import type { VacancyAnswers } from './schema'

/** The topic that each answer settles. The industry is kept for the specification: no question of the consultant's asks for it. */
const TOPIC_OF: Record<QuestionId, Topic> = { 1: 'context', 2: 'title', 3: 'driver', 4: 'pay', 5: 'success' }

/** How the evidence of a fact names an answer. */
export const answerReference = (draftId: string, question: QuestionId) => `${draftId}:${question}`

/** The draft that a reference names. */
export const draftOf = (reference: string) => reference.split(':')[0] ?? reference

/** The answers by the references of evidence. */
export function answerTexts(draftId: string, answers: VacancyAnswers): Record<string, string> {
  return Object.fromEntries(QUESTIONS.map(({ id }) => [answerReference(draftId, id), answers[id]]))
}

/**
 * The brief from which a consultation starts after the Vacancy Builder: a fact for each answer, the answer as its source. Sentences that
 * the Equality Act forbids enter no fact; their grounds are noted as challenged, for the opening message to say so. `title` is the job
 * title of the company form: where it was changed since, the form's word stands.
 */
export function briefOf(
  draftId: string,
  answers: VacancyAnswers,
  title: string | null,
  newId: () => string,
): Brief {
  const challenged = [...new Set([answers[2], answers[5]].flatMap(unlawfulIn).map(({ ground }) => ground))]
  const drafts = QUESTIONS.flatMap(({ id }): FactDraft[] => {
    if (id === '1' && answers[id] === 'Other') return []
    if (id === '2' && title !== null && title !== answers[id]) return []
    return lawfulParts(answers[id]).map(({ text, start, end }) => ({
      topic: TOPIC_OF[id],
      value: id === '1' ? `Industry: ${text}` : text,
      strength: 'must',
      evidence: [{ kind: 'vacancyBuilder', id: answerReference(draftId, id), start, end }],
    }))
  })
  return {
    facts: drafts.map((draft) => ({
      ...draft,
      value: draft.value.replace(/\s+/g, ' '),
      id: newId(),
      state: 'active',
      locked: false,
      conflictsWith: null,
    })),
    agenda: { ...EMPTY_AGENDA, challenged },
  }
}

/** The stretches of an answer that may stand: all of it, or its sentences without the forbidden ones. */
function lawfulParts(answer: string): { text: string; start: number; end: number }[] {
  if (unlawfulIn(answer).length === 0) return [{ text: answer, start: 0, end: answer.length }]
  return [...new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(answer)].flatMap(
    ({ segment, index }) => {
      const text = segment.trim()
      const start = index + segment.indexOf(text)
      return text === '' || unlawfulIn(text).length > 0 ? [] : [{ text, start, end: start + text.length }]
    },
  )
}
