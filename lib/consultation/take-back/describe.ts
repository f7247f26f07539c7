/** What a message took back. */
export interface TakeBackOutcome {
  /** Values of facts that went. */
  removed: string[]
  /** Values of facts that were put back. */
  restored: string[]
  /** Values of the same message that never entered the brief. */
  leftOut: string[]
  /** Sentences that were held, and are dropped now. Their words are not said back. */
  held: number
  isTaken: boolean
  /** The manager is asked which of several things is meant. */
  isAsked: boolean
  /** The manager answered that nothing is to go. */
  isKept?: boolean
  /** What remarks on the document did, a sentence each, or that they name no entry. */
  remarks?: string[]
  /** Nothing is taken back. */
  isOnlyRemarks?: boolean
  /** What the manager is asked where a remark could mean several things. */
  question?: string
}

export const UNCLEAR_ENTRY =
  'I’m not sure which entry you mean. You can move or change it in the brief beside the talk.'

export const SAY_AGAIN = 'Sorry. Tell me how it should read and I’ll change it.'

/** In characters and values: what can still be followed by ear. */
const NAMED_MAX_CHARS = 80
const NAMED_MAX = 3

const ASKS = 'Which of these should I remove?'

function named(values: readonly string[]): string {
  const distinct = [...new Set(values)]
  if (distinct.length > NAMED_MAX) return `those ${distinct.length} entries`
  const quoted = distinct.map((value) =>
    value.length > NAMED_MAX_CHARS ? `“${value.slice(0, NAMED_MAX_CHARS - 1).trimEnd()}…”` : `“${value}”`,
  )
  return quoted.length < 2 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}

/** A short sentence or two. Empty where nothing was taken back. */
export function describeTakeBack(outcome: TakeBackOutcome): string {
  const remarks = [...new Set(outcome.remarks ?? [])]
  return [...remarks, ...(outcome.isOnlyRemarks ? [] : [describeRemoved(outcome)])]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function describeRemoved({
  removed,
  restored,
  leftOut,
  held,
  isTaken,
  isAsked,
  isKept,
}: TakeBackOutcome): string {
  if (isKept) return 'I’ve kept everything as it was.'
  if (!isTaken) return isAsked ? '' : 'There’s nothing in the brief to remove.'
  const gone = [...removed, ...leftOut]
  const withHeld = held > 0 ? ', along with the wording I’d set aside' : ''
  const sentences = [
    ...(gone.length > 0 ? [`I’ve removed ${named(gone)}${withHeld}.`] : []),
    ...(restored.length > 0 ? [`I’ve put ${named(restored)} back.`] : []),
  ]
  return sentences.join(' ') || 'I’ve removed that.'
}

/** The question of a turn that asks which. */
export const forgetQuestion = (outcome: TakeBackOutcome | null): string =>
  outcome?.isAsked ? ASKS : (outcome?.question ?? '')
