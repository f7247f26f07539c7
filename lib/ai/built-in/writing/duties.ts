import { dutyOf } from '@/lib/ai/built-in/extraction/lexicon/duty-verbs'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { LineDraft } from './input'
import { dutyPhrase, isClause, lowered, sentence, series, tidy } from './phrases'

/** Duties in one sentence at most; more make a second one. */
const DUTIES_A_SENTENCE = 4

/** A line of the overview with the facts that it rests on. */
export function line(text: string, facts: readonly Fact[]): LineDraft {
  return {
    section: 'overview',
    text,
    factIds: facts.map((fact) => fact.id),
    evidence: facts.flatMap((fact) => fact.evidence),
  }
}

/** Words that say by themselves what they are about. */
const OWN_LABEL =
  /^(?:success\b|(?:the |their )?first (?:\w+ )?(?:weeks|months|quarter|season|term)\b.{0,3}:|(?:in|by|within|after) .{2,30}:)/i

type Opening = { first: string; next: string; other: string }

/** "Report to the works manager": a place in the organisation, no work. What is reported on is work. */
const REPORTS_TO =
  /^report(?:ing|s)?((?: directly| straight)?) (?:in)?to (?!.*\b(?:on|about|against|weekly|monthly|daily|progress)\b)/i
const ROLE =
  /^(?!(?:the|an?|our|their|your|one|two|either|both|me|us)\b)(?=(?:[\w&-]+ ){0,4}(?:manager|director|lead|leader|head|supervisor|engineer|chargehand|foreman|forewoman|officer|chief|partner|principal|superintendent|MD|CTO|CEO|COO|CFO)\b)/i

const POST = /^(?:they|you|he or she|the (?:person|role|job|post))(?:['’](?:ll|d)| will| would)? (?=report)/i

/** "They report to the works manager" as a sentence on the post, or null where a value says anything else or more. */
export function reportingText(value: string): string | null {
  const phrase = (dutyPhrase(value) ?? tidy(value)).replace(POST, '')
  const found = REPORTS_TO.exec(phrase)
  if (found === null || parts(phrase).some((part, at) => at > 0 && dutyPhrase(part) !== null)) return null
  return `The post reports${found[1] ?? ''} to ${phrase.slice(found[0].length).replace(ROLE, 'the ')}`
}

function parts(phrase: string): string[] {
  return phrase.split(/,\s*(?:and\s+)?|\s+and\s+/)
}

/** "Place orders, chase suppliers" gives "place orders and chase suppliers". */
function joined(phrase: string): string {
  const verbs = parts(phrase)
  const isList = !/\band\b/.test(phrase) && verbs.every((part) => dutyPhrase(part) !== null)
  return isList ? series(verbs) : phrase
}

const GOES_ON = /^be (?=\w+ing\b)/i

/** Verb phrases together in one sentence or a few, then everything else as sentences of their own. */
export function dutyLines(facts: readonly Fact[], opening: Opening): LineDraft[] {
  const reporting = facts.filter((fact) => reportingText(fact.value) !== null)
  const duties = facts
    .filter((fact) => !reporting.includes(fact))
    .map((fact) => ({ fact, phrase: dutyPhrase(fact.value) }))
  const phrases = duties.flatMap(({ fact, phrase }) => (phrase === null ? [] : [{ fact, phrase }]))
  const others = duties.flatMap(({ fact, phrase }) => (phrase === null ? [fact] : []))
  const lines: LineDraft[] = []
  for (let at = 0; at < phrases.length; at += DUTIES_A_SENTENCE) {
    const part = phrases.slice(at, at + DUTIES_A_SENTENCE)
    const said = series(part.map(({ phrase }) => joined(phrase)))
    const start = at === 0 ? opening.first : opening.next
    const text = GOES_ON.test(said)
      ? `${start.replace(/ to$/, '')} ${said.replace(GOES_ON, '')}`
      : `${start} ${said}`
    lines.push(
      line(
        sentence(text),
        part.map(({ fact }) => fact),
      ),
    )
  }
  for (const [index, fact] of others.entries()) {
    const alone = index > 0 || isClause(fact.value) || OWN_LABEL.test(fact.value)
    const between =
      opening.other.startsWith('The') && dutyOf(tidy(fact.value).split(/\s/, 1)[0] ?? '') !== null
        ? ' is'
        : ':'
    lines.push(
      line(sentence(alone ? fact.value : `${opening.other}${between} ${lowered(tidy(fact.value))}`), [fact]),
    )
  }
  for (const fact of reporting) lines.push(line(sentence(reportingText(fact.value) ?? fact.value), [fact]))
  return lines
}
