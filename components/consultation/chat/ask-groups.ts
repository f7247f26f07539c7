import type { Waiting } from '@/lib/consultation/messages/schema'

export type Ask = Waiting['asks'][number]

/** One press: it answers every question that it names. */
export interface AskChoice {
  label: string
  picks: { ask: Ask; choice: Ask['choices'][number] }[]
}

/** What one box asks. `isAll` only answers the questions above it together. */
export interface AskGroup {
  key: string
  asks: Ask[]
  isAll: boolean
  choices: AskChoice[]
}

/** The server takes no more answers at once. */
const TOGETHER_MAX = 20
const IN_WORDS = ['two', 'three', 'four', 'five', 'six']
const ALL_OUT = 'Leave them all out'

const inWords = (count: number) => IN_WORDS[count - 2] ?? String(count)

const toSingle = (ask: Ask): AskGroup => ({
  key: ask.id,
  asks: [ask],
  isAll: false,
  choices: ask.choices.map((choice) => ({ label: choice.label, picks: [{ ask, choice }] })),
})

/** The same answer to each. */
function pickAll(asks: readonly Ask[], id: string): AskChoice['picks'] | null {
  const picks = asks.flatMap((ask) => {
    const choice = ask.choices.find((one) => one.id === id)
    return choice ? [{ ask, choice }] : []
  })
  return picks.length === asks.length ? picks : null
}

/** Suggestions of one turn, taken or turned down together. */
function toAll(asks: Ask[]): AskGroup[] {
  const choices = [
    { label: `Yes to all ${inWords(asks.length)}`, picks: pickAll(asks, 'accept') },
    { label: `No to all ${inWords(asks.length)}`, picks: pickAll(asks, 'decline') },
  ].flatMap(({ label, picks }) => (picks ? [{ label, picks }] : []))
  return choices.length === 0 ? [] : [{ key: `all-${asks[0]?.id}`, asks, isAll: true, choices }]
}

/** Sentences of one message that are held for one reason: a lawful wording of one of them leaves the others out. */
function toHeld(asks: Ask[]): AskGroup {
  const labels = new Set<string>()
  const wordings = asks.flatMap((ask) =>
    ask.choices.flatMap((choice): AskChoice[] => {
      if (!choice.id.startsWith('say-') || labels.has(choice.label)) return []
      labels.add(choice.label)
      const left = pickAll(
        asks.filter((other) => other !== ask),
        'leave',
      )
      return left ? [{ label: choice.label, picks: [{ ask, choice }, ...left] }] : []
    }),
  )
  const [work, leave] = ['work', 'leave'].map((id) => pickAll(asks, id))
  return {
    key: `held-${asks[0]?.id}`,
    asks,
    isAll: false,
    choices: [
      ...wordings,
      ...(work ? [{ label: work[0]?.choice.label ?? '', picks: work }] : []),
      ...(leave ? [{ label: ALL_OUT, picks: leave }] : []),
    ],
  }
}

/** Fewer presses for what belongs together: suggestions of one turn have a yes to all of them behind them, and sentences held for one ground one box. */
export function groupAsks(asks: readonly Ask[], held: Waiting['held']): AskGroup[] {
  const groundOf = ({ id }: Ask) => held.find((sentence) => id === `held-${sentence.id}`)?.ground
  const keyOf = (ask: Ask): string | null => {
    if (ask.kind === 'proposal') return `proposal ${ask.messageId}`
    const ground = groundOf(ask)
    return ground ? `${ground} ${ask.messageId}` : null
  }
  return asks.flatMap((ask): AskGroup[] => {
    const key = keyOf(ask)
    const group = key === null ? [] : asks.filter((other) => keyOf(other) === key).slice(0, TOGETHER_MAX)
    if (group.length < 2 || !group.includes(ask)) return [toSingle(ask)]
    if (ask.kind === 'proposal')
      return group.at(-1) === ask ? [toSingle(ask), ...toAll(group)] : [toSingle(ask)]
    return group[0] === ask ? [toHeld(group)] : []
  })
}

/** What an answer says in the conversation: each of its words once. */
export const describePicks = (picks: AskChoice['picks']): string =>
  [...new Set(picks.map(({ choice }) => choice.label))].join('\n')
