import { Choice, ChoiceRows } from '@/components/ui/choice'
import { FIELD_NOTE, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Radio } from '@/components/ui/radio'
import { Textarea } from '@/components/ui/textarea'
import type { QUESTIONS } from '@/lib/consultation/vacancy-builder/options'

export function QuestionField({
  question,
  value,
  onAnswer,
}: {
  question: (typeof QUESTIONS)[number]
  value: string
  onAnswer: (answer: string) => void
}) {
  if ('options' in question)
    return (
      <fieldset className="min-w-0">
        <legend className="mb-5 text-balance font-semibold text-2xl text-display">{question.question}</legend>
        <ChoiceRows>
          {question.options.map((option) => (
            <Choice key={option}>
              <Radio
                name="answer"
                value={option}
                checked={value === option}
                onChange={() => onAnswer(option)}
              />
              {option}
            </Choice>
          ))}
        </ChoiceRows>
      </fieldset>
    )
  const control = {
    id: 'answer',
    name: 'answer',
    value,
    maxLength: question.max,
    autoComplete: 'off',
    'aria-required': true,
  } as const
  return (
    <div>
      <FieldLabel htmlFor="answer" className="mb-5 block text-balance font-semibold text-2xl text-display">
        {question.question}
      </FieldLabel>
      {'long' in question ? (
        <>
          <Textarea
            {...control}
            rows={5}
            aria-describedby="answer-hint"
            placeholder="Take over the bridge designs and get the first two approved"
            onChange={(event) => onAnswer(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
          />
          <p id="answer-hint" className={`${FIELD_NOTE} mt-1.5`}>
            One or two sentences are enough.
            <span className="max-sm:hidden pointer-coarse:hidden"> Press Ctrl+Enter to finish.</span>
          </p>
        </>
      ) : (
        <Input
          {...control}
          placeholder="Senior bridge engineer"
          onChange={(event) => onAnswer(event.target.value)}
        />
      )}
    </div>
  )
}
