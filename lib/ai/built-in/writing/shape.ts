import type { Fact } from '@/lib/consultation/brief/schema'
import type { Section } from '@/lib/specification/options'
import { article } from './phrases'

/** What the row of a section says already in its label. */
const LABELS: Partial<Record<Section, RegExp>> = {
  compensation: /^(?:the |our )?(?:salary|pay|wages?|rate)\b/i,
  location: /^(?:the |our )?(?:location|base|site)\b/i,
  hours: /^(?:the |our )?(?:working )?hours\b/i,
  startDate: /^(?:the |a )?start(?:ing)? ?(?:date)?\b/i,
}
/** What may stand between a label and its value. */
const IS = /^(?:\s*[:–-]\s*|\s*(?:is|are|['’]s|will be|would be)\s+)(?=[\p{L}\p{N}£€~])/iu

const BARE_HOURS = /^(?:working )?hours ([\d.]*\d)(?=$|,)/i

/** "Salary is £40k" under Salary gives "£40k"; a label that belongs to its words ("site visits in Kent") stays. */
function withoutLabel(text: string, section: Section): string {
  const label = LABELS[section]?.exec(text)?.[0]
  if (label === undefined) return text
  const rest = text.slice(label.length)
  const value = rest.replace(IS, '')
  if (value !== rest) return value
  if (section === 'startDate' && /date$/i.test(label)) return rest.trim() === '' ? text : rest.trim()
  return section === 'hours' ? text.replace(BARE_HOURS, '$1 hours') : text
}

/** "There's a pension of 8%": the row says that there is. */
const THERE_IS =
  /^(?:(?:it|there) is|there are)(?: also)? (?=(?:an?|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty)\b))/i

function withoutThereIs(text: string): string {
  const rest = text.replace(THERE_IS, '')
  if (rest === text) return text
  const noun = /^an? (.+)$/i.exec(rest)?.[1]
  return noun === undefined ? rest : `${article(noun)} ${noun}`
}

const REQUIREMENTS: readonly Section[] = ['technical', 'experience', 'softSkills', 'niceToHave', 'education']

/** "They need to be able to …": what stands in a list of requirements is asked for. */
const ASKED =
  /^(?:(?:they|you|he or she|the (?:person|engineer|candidate|post ?holder)|candidates?)(?: also)?(?: (?:must|should|would|will)(?: (?:also|really))?|(?:['’](?:ll|d|ve)| will| have| would)? ?(?:need|have|has|got|ought)s?(?: got)? to)|to(?= be))\s+/i
const HAVE = /^(?:have|hold|possess) (?=(?:an?|at least|the|some|\d+)\b)/i
const BE =
  /^be (?=(?:able|good|great|strong|handy|comfortable|happy|confident|competent|willing|prepared|familiar|used|fluent|qualified|registered|chartered|certified|licensed|eligible|patient|calm|honest|tidy|methodical|polite|flexible|organised|aware|up to date|time[- ]served|at home|at ease|hands[- ]on)\b)/i

/** "They have done five years in switchgear": what is asked for is the five years. */
const THEY_HAVE =
  /^(?:they|you)(?: have|['’]ve)(?: got| had| done| worked)? (?=(?:an?|at least|some|\d+|one|two|three|four|five|six|seven|eight|ten)\b)/i

/** "To live within an hour", "absolutely need BS 9991". */
const NEEDED =
  /^(?:[Tt]o (?=[a-z])(?!(?:the|an?|our|within|at|their|be)\b)|(?:[Aa]bsolutely |[Dd]efinitely |[Rr]eally )?(?:[Nn]eed|[Mm]ust have)s? (?=(?:an?|the|some)\b|\d|\p{Lu}))/u

function asRequirement(text: string): string {
  const asked = text.replace(THEY_HAVE, '').replace(ASKED, '').replace(NEEDED, '')
  return asked
    .replace(HAVE, '')
    .replace(BE, '')
    .replace(/^who (?=\w)/i, 'Somebody who ')
}

const BARE_YEARS =
  /^(?:(?:at least|a minimum of|minimum(?: of)?|min|about|around|roughly|over|more than|up to|ideally|say) )?[\p{L}\p{N}]+(?: ?(?:-|–|to|or) ?[\p{L}\p{N}]+)?\+? years?$/iu
const BARE_DAYS = /^\d+(?:\.5)? days$/i

/** A length of time by itself, with the word for what it is a length of. */
function completed(text: string, topic: Fact['topic']): string {
  if (topic === 'experience' && BARE_YEARS.test(text))
    return `${text}${/years$/i.test(text) ? '’' : '’s'} experience`
  if (topic === 'benefits' && BARE_DAYS.test(text)) return `${text}’ holiday`
  return topic === 'contractType' && /^perm$/i.test(text) ? 'Permanent' : text
}

/** The words of a fact as they stand in a list or a row: without what its place says already. */
export function shaped(value: string, section: Section, topic: Fact['topic']): string {
  const text = withoutThereIs(withoutLabel(value, section))
  return completed(REQUIREMENTS.includes(section) ? asRequirement(text) : text, topic)
}

const TAUGHT =
  /^(?:(?:we|they)(?:['’](?:ll|d)| can| could| will| would)?|can|could|will) (?:teach|train|show|learn) (?:(?:them|you|people|someone|somebody|['’]?em)\b ?(?:up )?)?(?:(?:on|in|about|with|how to use) )?(?=\S)/i

/** "We can teach them our SCADA" gives "our SCADA"; null where nothing is named. */
function taught(text: string): string | null {
  const subject = text.replace(TAUGHT, '')
  const isNamed = /\w{2}/.test(subject) && !/^(?:that|it|them|this|those|people|for|to)\b/i.test(subject)
  return subject !== text && isNamed ? subject : null
}

/** What is taught in the job, said as such. */
export function learnable(text: string): string {
  const subject = taught(text)
  if (subject !== null) return `${subject} (training given)`
  return /\b(?:train|teach|taught|learn|show)/i.test(text) ? text : `${text} (training given)`
}
