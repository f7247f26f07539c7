import type { Evidence, Fact } from '@/lib/consultation/brief/schema'
import type { Section } from '@/lib/specification/options'

/** What says that a project may yet not happen. */
const DOUBT =
  /(?:\b(?:not|never|un)|n['’]?t)[ -]?(?:(?:been|yet|quite|even|formally) )*(?:signed|approved|agreed|confirmed|funded|sanctioned|green-?lit|finali[sz]ed)\b|\b(?:board|finance|head office|hq|council|bank|funders?|investors?)\b[^.;]{0,30}\b(?:still (?:to|has to|have to)|yet to|waiting|pending|decides?|might not|may not)\b|\b(?:subject to|pending|awaiting|waiting (?:for|on)|depends on|depending on|hangs on) (?:the |a |final |our )*(?:board|funding|approval|planning|sign-?off|money|budget|grant|order|contract|decision|go-?ahead)\b|\bif (?:we (?:win|get)|(?:the )?(?:board|funding|money|planning|grant|budget|contract))\b/i

/** Says of a project that it is not certain. */
export const SAYS_PLANNED =
  /\b(?:plan(?:ned|s|ning)?|expect(?:ed|s)?|propos(?:ed|es|al)|intend(?:ed|s)?|hop(?:ed|es|e|ing)|subject to|once|if|could|might|due)\b/i

/** Where what will be done, or why there is a job, can hang on a decision. */
const OF_PROJECT: readonly Section[] = ['responsibilities', 'firstYear', 'motivation', 'culture', 'duration']

/** In characters, between two spans of one message: the mark and the space of the next sentence. */
const NEAR = 6

const isBeside = (one: Evidence, other: Evidence): boolean =>
  one.kind === 'message' &&
  other.kind === 'message' &&
  one.id === other.id &&
  one.start < other.end + NEAR &&
  other.start < one.end + NEAR

/**
 * Whether the manager said, for the agency only, in the same breath as `evidence` that the project may not happen. `facts` are those of
 * the brief.
 */
export const isDoubted = (
  { section, evidence }: { section: string; evidence: readonly Evidence[] },
  facts: readonly Pick<Fact, 'audience' | 'value' | 'evidence'>[],
): boolean =>
  OF_PROJECT.some((one) => one === section) &&
  facts.some(
    (fact) =>
      fact.audience === 'agency' &&
      DOUBT.test(fact.value) &&
      fact.evidence.some((doubt) => evidence.some((source) => isBeside(source, doubt))),
  )
