import { QUESTIONS } from '@/lib/consultation/vacancy-builder/options'
import type { SavedAnswers } from './saved-answers'

export function AnswerTable({
  answers,
  current,
}: {
  answers: SavedAnswers['answers']
  current: number | null
}) {
  return (
    <dl className="title-block">
      {QUESTIONS.map(({ id, label }, index) => (
        <div key={id} data-current={index === current || undefined}>
          <dt>{label}</dt>
          <dd>{answers[id]?.trim() || <Unanswered />}</dd>
        </div>
      ))}
    </dl>
  )
}

function Unanswered() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not answered yet</span>
    </>
  )
}
