import { dutyPhrase, tidy } from './phrases'

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
