import { KIND_LABELS } from '@/components/consultation/brief/fact-labels'
import { LawCards } from '@/components/knowledge/law-card'
import type { ChatMessage, Waiting } from '@/lib/consultation/messages/schema'
import { findLawCard } from '@/lib/knowledge/law/cards'
import { AnswerChips } from './answer-chips'
import { type Ask, type AskChoice, type AskGroup, groupAsks } from './ask-groups'

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

/** These are about no words of a message. */
const WORDLESS: readonly Ask['kind'][] = ['conflict', 'proposal']

const questionOf = ({ asks: [ask], isAll }: AskGroup): string =>
  isAll || !ask ? 'All of these suggestions' : QUESTIONS[ask.kind]

/** The consultant has just asked it, with the same choices. */
const isAskedAbove = ({ asks: [ask], choices }: AskGroup, messages: readonly ChatMessage[]) =>
  ask?.kind === 'conflict' &&
  choices.filter(({ label }) => messages.at(-1)?.content.includes(label)).length > 1

/** It settles a question by leaving out what it is about. */
const leavesOut = ({ picks }: AskChoice) => picks.every(({ choice }) => choice.id === 'leave')

type HeldSentence = Waiting['held'][number]

/** One for each ground. */
const cardsOf = (sentences: readonly HeldSentence[]) =>
  [...new Set(sentences.flatMap(({ card, otherCards = [] }) => [card, ...otherCards]))].flatMap(
    (id) => findLawCard(id) ?? [],
  )

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
  onAnswer: (picks: AskChoice['picks']) => void
}) {
  return (
    <section data-read-from-top aria-label="Questions to answer" className="grid gap-2 pl-3.5">
      {groupAsks(asks, held).map((group) => {
        const sentences = held.filter(({ id }) => group.asks.some((ask) => ask.id === `held-${id}`))
        const isLaw = group.asks.some(({ kind }) => kind === 'law')
        return (
          <div
            key={group.key}
            data-slot="ask"
            className="grid gap-2.5 border-signal border-l-2 bg-signal-wash py-3 pr-3 pl-3 text-sm"
          >
            <p className={isAskedAbove(group, messages) ? 'sr-only' : 'font-semibold'}>{questionOf(group)}</p>
            {(group.isAll ? [] : group.asks).map((ask) => (
              <AskedWords
                key={ask.id}
                ask={ask}
                source={sentences.find(({ id }) => ask.id === `held-${id}`)?.source}
                words={WORDLESS.includes(ask.kind) ? '' : wordsOf(ask, messages, heldTexts)}
              />
            ))}
            {isLaw ? (
              <div className="grid gap-1">
                <LawCards cards={cardsOf(sentences)} />
              </div>
            ) : null}
            <AnswerChips
              chips={group.choices.map(({ label }) => label)}
              aside={group.choices.filter(leavesOut).map(({ label }) => label)}
              disabled={disabled}
              onPick={(label) => {
                const choice = group.choices.find((one) => one.label === label)
                if (choice) onAnswer(choice.picks)
              }}
            />
          </div>
        )
      })}
    </section>
  )
}

function AskedWords({
  ask: { text },
  source,
  words,
}: {
  ask: Ask
  source: HeldSentence['source'] | undefined
  words: string
}) {
  return (
    <>
      {source && source !== 'message' ? (
        <p className="text-muted-foreground text-xs">{KIND_LABELS[source]}</p>
      ) : null}
      {words ? <p className="wrap-anywhere text-muted-foreground">“{words}”</p> : null}
      {text ? <p className="wrap-anywhere">The brief would say: “{text}”</p> : null}
    </>
  )
}
