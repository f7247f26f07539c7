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
    <dl className="border border-line bg-card">
      {QUESTIONS.map(({ id, label }, index) => (
        <div
          key={id}
          data-current={index === current || undefined}
          className="grid grid-cols-[8.5rem_1fr] border-b last:border-b-0 data-current:[box-shadow:inset_3px_0_var(--signal)]"
        >
          <dt className="px-3 py-2 text-muted-foreground text-xs/[1.4rem]">{label}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line border-l px-3 py-2 font-semibold text-sm/[1.4rem]">
            {answers[id]?.trim() || <Unanswered />}
          </dd>
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
