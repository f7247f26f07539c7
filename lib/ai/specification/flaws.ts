import { tellsFailure } from '@/lib/consultation/brief/failures'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import { type Section, sectionRow } from '@/lib/specification/options'
import { shareTold } from '@/lib/specification/told'
import { type Candidate, idsOf, joinTexts, openingOf } from './candidates'
import type { CheckContext } from './check'
import { canStandIn } from './moves'
import type { DraftLine } from './schema'
import { findSetting } from './shorter-forms'
import { findCited, type Source } from './sources'

interface FlawInput {
  line: DraftLine
  cited: readonly Source[]
  /** The overview as far as it was taken. */
  opening: string
  /** The names of the company and of the job, which every opening has. */
  own: string
}

type Flaw = (input: FlawInput) => string | null

const OFFER: readonly Section[] = ['growth', 'benefits']
const NEEDS: readonly Section[] = ['technical', 'experience', 'softSkills']

const FIRST_WEEKS =
  /\b(?:hand-?overs?|hand(?:s|ed|ing)? over|inductions?|onboarding|shadow(?:s|ed|ing)?|buddy|mentor(?:s|ed|ing)?)\b|\btrain(?:s|ed|ing)?\b.*\b(?:when|once|as soon as) you (?:start|join|arrive)\b|\b(?:first|initial) (?:[\p{L}\d]+ )?(?:days?|weeks?|fortnight|months?)\b/iu
/** A mentor or training towards something that stays with the reader is an offer. */
const LEADS_ON =
  /\b(?:charter\w*|degrees?|qualif\w*|apprentic\w*|hn[cd]|nvq|diplomas?|memberships?|licen[cs]es?|certificat\w*|exams?|tickets?|promot\w*|senior|lead|manager)\b/i
const KIT =
  /\b(?:tools|toolkit|ppe|workwear|overalls|uniforms?|boots|gloves|hi-?vis|equipment|kit|machines?|machinery|software|instruments?|meters?|rigs?|lathes?|workstations?|computers?)\b/i
/** Money for it, or the use of it at home, is a benefit. */
const IS_GAIN =
  /[£%]|\b(?:allowances?|insurance|discounts?|private(?:ly)?|personal|to keep|salary sacrifice)\b/i

const misplacedOffer: Flaw = ({ line: { section, text }, cited }) => {
  if (!OFFER.includes(section)) return null
  if (FIRST_WEEKS.test(text) && !LEADS_ON.test(text) && canStandIn(cited, 'culture'))
    return 'a handover, a mentor or training at the start goes to culture: “You start with …”'
  const isKit = KIT.test(text) && !IS_GAIN.test(text)
  return isKit && canStandIn(cited, 'culture')
    ? 'what the reader works with goes to culture, or with the duty that it is used for'
    : null
}

/** How somebody is brought in, in front of which an aim has a verb of its own: "Run two jobs on your own after a handover". */
const BRINGS_IN =
  /^(?:(?:you|take|have|get|receive|start|begin|spend|work|shadow|be|go|complete|do|attend|follow|sit|meet|hand)\b|(?:an?|the|\d+|one|two|three|four) )/i

/** An aim is what will be reached: how they come in, why there is a job and what it is part of are circumstances. */
const noAim: Flaw = ({ line: { section, text }, cited }) => {
  if (section !== 'firstYear') return null
  if (FIRST_WEEKS.test(text) && BRINGS_IN.test(text) && canStandIn(cited, 'culture'))
    return 'how somebody is brought in is no aim: it goes to culture, as “You start with …”'
  const setting = findSetting(text)
  return setting === null
    ? null
    : `an aim says what is reached and by when: leave out “${setting}”, which goes into the overview`
}

/** "You write …" under a need: an act, which reads like a duty. */
const ACTS =
  /^you (?!(?:can|could|know|hold|have|are|understand|need|must|may|speak|bring|own|will|do not|don['’]t|and)\b)\p{L}/iu
/** "You hold a degree, or come by another route": two verbs for one need. */
const TWO_VERBS =
  /\bor (?:have |you )?(?:come|came|arrived?|got|get) (?:\w+ )?(?:by|via|through|from|up|in)\b/i

const unlikeNeed: Flaw = ({ line: { section, text } }) => {
  if (!NEEDS.includes(section)) return null
  if (ACTS.test(text))
    return 'a need is what somebody has or can do: “You can write a clear handover”, not “You write …”'
  return TWO_VERBS.test(text)
    ? 'one verb for both ways: “You have a degree in … or the same by another route”'
    : null
}

/** How a line of a section never begins, and what it should be. */
const BEGINNINGS: readonly { sections: readonly Section[]; words: RegExp; form: string }[] = [
  {
    sections: ['responsibilities', 'firstYear'],
    words: /^(?:you(?:['’]ll| will)?|your|they|we|our|the|an?|there|it) /i,
    form: 'it begins with its verb in the bare form: “Run …”, “Price …”',
  },
  {
    sections: ['niceToHave', 'benefits'],
    words: /^you(?:['’]ll| will)? /i,
    form: 'it is a noun phrase: “Experience of …”, “25 days’ holiday”',
  },
  {
    sections: [...NEEDS, 'culture'],
    words: /^(?:you(?:['’]ll| will) (?!need\b)|reports? to\b)/i,
    form: 'it is said to the reader in the present: “You report …”, “You can …”',
  },
]

const offForm: Flaw = ({ line: { section, text } }) =>
  BEGINNINGS.find(({ sections, words }) => sections.some((one) => one === section) && words.test(text))
    ?.form ?? null

const NONE_BUT =
  /^(?:none|no|nil|not applicable)\b[\s,;:.()–—-]*(?:only|but|except|apart from|just|save for|though|although|unless)\b/i

const deniedRow: Flaw = ({ line: { section, text } }) =>
  NONE_BUT.test(text)
    ? `say what there is under “${sectionRow(section as Section).label}”, without “none” before it`
    : null

/** The lists whose lines the opening may tell already. */
const MAY_REPEAT: readonly Section[] = ['firstYear', 'motivation', 'culture', 'growth', 'benefits']
const MOST_OF_IT = 0.6

const toldInOpening: Flaw = ({ line: { section, text }, opening, own }) =>
  opening !== '' && MAY_REPEAT.includes(section) && shareTold(text, opening, own) >= MOST_OF_IT
    ? 'the overview tells most of it: say only what it does not'
    : null

const REASON = /\b(?:because|cos|coz|cause|so that)\b(?! of\b)\s+([^.;:!?]+)/giu
const stemsIn = (text: string): string[] =>
  tokensOf(text).flatMap(({ text: word }) => (isContent(word) ? [stemOf(word)] : []))

/** A reason that candidates may read goes missing: no word of it is in the line. */
const withoutReason: Flaw = ({ line: { section, text }, cited, opening }) => {
  if (section === 'internalNotes') return null
  const told = new Set(stemsIn(`${text} ${opening}`))
  const reasons = cited.flatMap(({ said }) => [...said.matchAll(REASON)].map(([, reason = '']) => reason))
  const lost = reasons.find((reason) => {
    const stems = stemsIn(reason)
    return stems.length > 1 && !tellsFailure(reason) && !stems.some((stem) => told.has(stem))
  })
  return lost === undefined
    ? null
    : `the reason is missing: “${lost.trim()}”. Put it in, unless it is one of the things that stay out`
}

const FLAWS: readonly Flaw[] = [
  misplacedOffer,
  noAim,
  offForm,
  unlikeNeed,
  deniedRow,
  toldInOpening,
  withoutReason,
]

function findFlaw(input: FlawInput): string | null {
  for (const flaw of FLAWS) {
    const found = flaw(input)
    if (found !== null) return found
  }
  return null
}

/** Notes what is wrong with the form of the lines that were taken. They are true, and are printed where nothing better comes. */
export function markFlaws(
  candidates: readonly Candidate[],
  { sources, company, jobTitle }: CheckContext,
): void {
  const opening = joinTexts(openingOf(candidates))
  const own = `${company} ${jobTitle ?? ''}`
  for (const candidate of candidates) {
    const { draft, kind, rejection, repeats } = candidate
    if (kind !== 'line' || rejection !== null || repeats) continue
    const flaw = findFlaw({ line: draft, cited: findCited(draft.cites, sources) ?? [], opening, own })
    if (flaw !== null) candidate.flaw ??= flaw
  }
}

/** A flawed line goes where better ones that were taken say all of its sources; else it stays, and they go. */
export function settleFlawed(candidates: readonly Candidate[], mended: readonly Candidate[]): void {
  const flawed = candidates.filter(({ flaw, rejection }) => flaw !== undefined && rejection === null)
  const isTaken = ({ rejection }: Candidate) => rejection === null
  const rivalsOf = ({ draft }: Candidate) =>
    mended.filter(
      (other) =>
        isTaken(other) && other.kind === 'line' && idsOf(other.draft).some((id) => idsOf(draft).includes(id)),
    )
  const isCovered = (one: Candidate) => {
    const told = rivalsOf(one).flatMap(({ draft }) => idsOf(draft))
    return idsOf(one.draft).every((id) => told.includes(id))
  }
  // A line that goes may have stood for a part of another one.
  for (let left = flawed; left.length > 0; ) {
    const staying = left.filter((one) => !isCovered(one))
    if (staying.length === 0) {
      for (const one of left) one.rejection = 'repeated'
      return
    }
    for (const rival of staying.flatMap(rivalsOf)) rival.rejection = 'repeated'
    left = left.filter((one) => !staying.includes(one))
  }
}
