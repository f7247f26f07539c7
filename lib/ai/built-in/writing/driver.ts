import { holdsWord, isClause, lowered, tidy } from './phrases'

/** The first wording without an avoided word; the last one where all have one. */
export function worded(avoid: readonly string[], ...wordings: string[]): string {
  return wordings.find((wording) => !holdsWord(wording, avoid)) ?? wordings.at(-1) ?? ''
}

/** "We need a fitter because …", said of the vacancy that the opening has named. */
const HIRING =
  /^(?:we|i) (?:are |have been |am )?(?:after|need|want|looking for|hiring|recruiting|seeking) (?:an? )?(.{3,60}?),? (?=(?:because|as|since)\b)/i
/** "Replacing Tom": what the company is doing. */
const DOING =
  /^(?:replacing|expanding|opening|launching|setting up|building|taking on|adding|bringing in|covering|moving) (?:the|an?|our|his|her|their|its|some|someone|somebody|into|to|for|two|three|\d+|\p{Lu}\p{Ll}+)\b/iu
/** "Lost two toolmakers": what has happened to the company. */
const HAPPENED =
  /^(?:just |recently )?(?:lost|won|sold|bought|landed|signed|secured|gained|taken on|picked up) (?=(?:the|an?|our|some|two|three|four|five|six|\d+|\p{Lu})\b)/iu
const REPLACEMENT = /^(?:(?:it|this) is )?(?:a |an )?(replacement|backfill|cover) for (?=\S)/i

/** True where the words name nothing but the job whose title is given. */
function isTheJob(words: string, jobTitle: string): boolean {
  const known = new Set(
    `${jobTitle} new another good person engineer technician someone somebody`.toLowerCase().split(/[\s/-]+/),
  )
  return words
    .toLowerCase()
    .split(/[\s/-]+/)
    .every((word) => known.has(word))
}

/** Why the vacancy is open, as a sentence wherever it can be one. */
export function driverText(
  value: string,
  isFirst: boolean,
  jobTitle: string,
  avoid: readonly string[],
): string {
  const text = tidy(value)
  const hiring = HIRING.exec(text)
  const reason = hiring !== null && isTheJob(hiring[1] ?? '', jobTitle) ? text.slice(hiring[0].length) : text
  if (/^(?:because|as|since|to)\b/i.test(reason))
    return `${worded(avoid, 'we are hiring', 'this vacancy is open')} ${lowered(reason)}`
  if (DOING.test(text)) return `we are ${lowered(text.charAt(0).toLowerCase() + text.slice(1))}`
  if (HAPPENED.test(text)) return `we have ${text.charAt(0).toLowerCase() + text.slice(1)}`
  const post = REPLACEMENT.exec(text)
  if (post !== null) return `the post is a ${post[1]?.toLowerCase()} for ${text.slice(post[0].length)}`
  if (isClause(text) || !isFirst) return text
  return `${worded(avoid, 'Reason for the vacancy', 'Why now')}: ${lowered(text)}`
}
