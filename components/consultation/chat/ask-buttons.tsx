import { KIND_LABELS } from '@/components/consultation/brief/fact-labels'
import { LawCards } from '@/components/knowledge/law-card'
import type { ChatMessage, Waiting } from '@/lib/consultation/messages/schema'
import { findLawCard } from '@/lib/knowledge/law/cards'
import { AnswerChips } from './answer-chips'

type Ask = Waiting['asks'][number]

const QUESTIONS: Record<Ask['kind'], string> = {
  place: 'Where does this belong?',
  conflict: 'Which is right?',
  law: 'This is left out. Would you like a lawful wording instead?',
  planted:
    'This looks like an instruction to an AI rather than part of the job, so we’ve left it out of the brief.',
  forget: 'Which should I remove?',
  proposal: 'Suggested change',
}

/** The words of the message, or of another source, that the question is about. */
function wordsOf(ask: Ask, messages: readonly ChatMessage[], heldTexts: Readonly<Record<string, string>>) {
  const text = messages.find(({ id }) => id === ask.messageId)?.content ?? heldTexts[ask.messageId] ?? ''
  return text.slice(ask.start, ask.end)
}

/** The consultant has just asked it, with the same choices. */
const isAskedAbove = ({ kind, choices }: Ask, messages: readonly ChatMessage[]) =>
  kind === 'conflict' && choices.filter(({ label }) => messages.at(-1)?.content.includes(label)).length > 1

type HeldSentence = Waiting['held'][number]

/** One for each ground. */
const cardsOf = ({ card, otherCards = [] }: HeldSentence) =>
  [card, ...otherCards].flatMap((id) => findLawCard(id) ?? [])

/** A question for each thing that is still to be settled. A plain reply in words answers it too. */
export function AskButtons({
  asks,
  held,
  heldTexts,
  messages,
  disabled,
  onAnswer,
}: {
  asks: readonly Ask[]
  held: Waiting['held']
  heldTexts: Readonly<Record<string, string>>
  messages: readonly ChatMessage[]
  disabled: boolean
  onAnswer: (ask: Ask, choice: Ask['choices'][number]) => void
}) {
  return (
    <section data-read-from-top aria-label="Questions to answer" className="grid gap-2 pl-3.5">
      {asks.map((ask) => {
        const words =
          ask.kind === 'conflict' || ask.kind === 'proposal' ? '' : wordsOf(ask, messages, heldTexts)
        const sentence = held.find(({ id }) => ask.id === `held-${id}`)
        return (
          <div
            key={ask.id}
            data-slot="ask"
            className="border-signal border-l-2 bg-signal-wash py-2 pr-3 pl-3 text-sm"
          >
            <p className={isAskedAbove(ask, messages) ? 'sr-only' : 'font-semibold'}>{QUESTIONS[ask.kind]}</p>
            {sentence && sentence.source !== 'message' ? (
              <p className="text-muted-foreground text-xs">{KIND_LABELS[sentence.source]}</p>
            ) : null}
            {words ? <p className="wrap-anywhere text-muted-foreground">“{words}”</p> : null}
            {ask.text ? <p className="wrap-anywhere">The brief would say: “{ask.text}”</p> : null}
            {ask.kind === 'law' && sentence ? <LawCards cards={cardsOf(sentence)} /> : null}
            <AnswerChips
              chips={ask.choices.map(({ label }) => label)}
              disabled={disabled}
              onPick={(label) => {
                const choice = ask.choices.find((one) => one.label === label)
                if (choice) onAnswer(ask, choice)
              }}
            />
          </div>
        )
      })}
    </section>
  )
}
