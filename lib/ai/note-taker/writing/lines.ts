import type { LineDraft } from '@/lib/ai/note-taker/writing/input'
import { sentence as closedSentence } from '@/lib/ai/note-taker/writing/phrases'
import type { Fact } from '@/lib/consultation/brief/schema'
import { describeSlot } from '@/lib/consultation/brief/slots/describe'
import { figuresOf } from '@/lib/consultation/brief/slots/pay'
import { REQUIREMENT_TOPICS, sectionOf } from '@/lib/consultation/topics'
import { type Section, sectionRow } from '@/lib/specification/options'
import { editLine } from './edits'
import { asReader } from './person'
import { asCompany, capitalised, spelled } from './spelling'

/** What the label of a row says already. */
const LABELS: Partial<Record<Section, RegExp>> = {
  compensation:
    /^(?:the |our )?(?:basic )?(?:salary|pay|money|wages?|rate)(?:['’]?s| is| will be|\s*[:–-])?\s+(?=[£\d\p{L}])/iu,
  location:
    /^(?:the )?(?:location|base|place|job|role|post|office|site)(?:['’]?s| is|\s*[:–-])\s+(?:based )?(?:in |at )?(?=\p{L})|^(?:we(?:['’]re| are)|it(?:['’]s| is)|(?:they(?:['’]?d| would) be))?\s*based (?:in|at|out of|from) (?=\p{L})|^(?:it|that)(?:['’]s| is) (?:in|at) (?=\p{L})/iu,
  hours: /^(?:the |our )?(?:working )?hours(?:['’]?re| are| is|\s*[:–-])?\s+(?=[\d\p{L}])/iu,
  startDate: /^(?:the )?start(?:ing)?(?: date)?(?: is|['’]?s|\s*[:–-])?\s+(?=[\d\p{L}])/iu,
  contractType:
    /^(?:it(?:['’]?s| is)|contract(?: type)?(?: is|\s*[:–-])|the (?:job|role|post)(?:['’]?s| is))\s+(?:an? )?(?=\p{L})/iu,
  duration: /^(?:it(?:['’]?s| is)|duration(?: is|\s*[:–-]))\s+(?:for )?(?=[\d\p{L}])/iu,
  posts:
    /^(?:we(?:['’]?re| are)? (?:need(?:ing)?|after|looking for|hiring|want)|there(?:['’]?s| are| is)|it(?:['’]?s| is))\s+(?=\p{L}|\d)/iu,
}

function rowText(text: string, section: Section): string {
  const rest = text.replace(LABELS[section] ?? /^$/, '')
  return rest.trim() === '' ? text : rest
}

/** A line is an item: a full stop only where it holds more than one sentence. */
const asItem = (text: string): string => {
  const plain = text.replace(/[\s.,;:]+$|\s+[-–—]$/gu, '')
  return /[.?!]\s+\p{Lu}/u.test(plain) ? `${plain}.` : plain
}

const TAUGHT = /\b(?:train|teach|taught|learn|show|pick (?:it )?up)/i

const isRow = (section: Section): boolean =>
  section === 'compensation' || sectionRow(section).path.startsWith('summary.practicalDetails.')

interface Wording {
  text: string
  /** The edits made, by name. */
  edits: string[]
}

/** What a fact says in a section: its typed value in full, else the manager's words with edits that keep their meaning. */
function wordFact(fact: Fact, section: Section): Wording {
  if (fact.slot && section === sectionOf(fact.topic)) return { text: describeSlot(fact.slot), edits: [] }
  const plain = fact.value.replace(/\s+/g, ' ').trim()
  const said = spelled(plain, isRow(section))
  if (section === 'internalNotes') return { text: closedSentence(capitalised(said)), edits: [] }
  const labelled = rowText(said, section)
  const owned = asCompany(labelled)
  const addressed = asReader(owned, section)
  const { text, edits } = editLine(addressed, section)
  const line = asItem(capitalised(text))
  const isTaught = section === 'niceToHave' && fact.strength === 'learnable' && !TAUGHT.test(line)
  const made: [string, boolean][] = [
    ['spelled out', said !== plain],
    ['what the heading says left out', labelled !== said],
    ['the company’s “we”', owned !== labelled],
    ['addressed to the reader', addressed !== owned],
  ]
  return {
    text: isTaught ? `${line} (training given)` : line,
    edits: [...made.flatMap(([name, isMade]) => (isMade ? [name] : [])), ...edits],
  }
}

/** The words of a fact as a line, with nothing changed but its ends. */
const asSaid = (fact: Fact): string => asItem(capitalised(fact.value.replace(/\s+/g, ' ').trim()))

/** What candidates may read of what is otherwise for the agency stands with the company's own account. */
const homeOf = (fact: Fact): Section => {
  const section = sectionOf(fact.topic)
  return section === 'internalNotes' && fact.audience === 'candidate' ? 'culture' : section
}

/** Words that say nothing alone: "As a must", "if", "who". */
const EMPTY = new Set(
  `a an the and or but so if as is are was be been it its that this these those who which what with of for to in on at by from not no we you they he she i
  have has had do does did will would can could must need should essential desirable required ideally nice move put make also then well yes`.split(
    /\s+/,
  ),
)
/** A shred of talk, such as "Fine" or "as a must": the brief keeps it, a document does not. */
const isShred = ({ topic, value }: Fact): boolean => {
  const words = value.toLowerCase().match(/[\p{L}\p{N}£€$’']+/gu) ?? []
  return (
    words.every((word) => EMPTY.has(word)) ||
    (topic === 'alsoSaid' && words.length < 3 && !/[\d£€$]/.test(value))
  )
}

/** The sections in which a fact stands; the first one is its home. */
function sectionsOf(fact: Fact): Section[] {
  if (fact.topic === 'title' || isShred(fact)) return []
  if (!REQUIREMENT_TOPICS.includes(fact.topic)) return [homeOf(fact)]
  if (fact.strength !== 'must') return ['niceToHave']
  return fact.topic === 'qualifications' ? [sectionOf(fact.topic), 'education'] : [sectionOf(fact.topic)]
}

export function factLines(fact: Fact): LineDraft[] {
  return sectionsOf(fact).map((section) => {
    const { text, edits } = wordFact(fact, section)
    const said = asSaid(fact)
    return {
      section,
      text,
      factIds: [fact.id],
      evidence: fact.evidence,
      audience: section === 'internalNotes' ? 'agency' : fact.audience,
      ...(section === 'compensation' && fact.slot?.kind === 'pay' && { pay: figuresOf(fact.slot) }),
      ...(edits.length > 0 && said !== text && section !== 'internalNotes' && { reworded: { said, edits } }),
    }
  })
}
