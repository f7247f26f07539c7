import type { LineDraft } from '@/lib/ai/note-taker/writing/input'
import { sentence as closedSentence } from '@/lib/ai/note-taker/writing/phrases'
import { isSpoken, isUnsure } from '@/lib/consultation/brief/facts'
import { tellsFailureOnly, withoutStart } from '@/lib/consultation/brief/failures'
import { BY_RULES } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import { describeSlot } from '@/lib/consultation/brief/slots/describe'
import { figuresOf } from '@/lib/consultation/brief/slots/pay'
import { findLineFault, findLineReason } from '@/lib/consultation/guard/line'
import { withoutPeople } from '@/lib/consultation/guard/people'
import { isDoubtful, saysNothing } from '@/lib/consultation/guard/readable/model'
import { checkRewording } from '@/lib/consultation/guard/rewording/check'
import { leaveOutComments } from '@/lib/consultation/guard/rewording/comments'
import { isOnlyYears } from '@/lib/consultation/guard/years'
import { REQUIREMENT_TOPICS, sectionOf } from '@/lib/consultation/topics'
import { deniesOffer } from '@/lib/specification/denied-offer'
import { type Section, sectionRow } from '@/lib/specification/options'
import { leaveOutAsides } from './asides/leave-out'
import { withoutConfidence } from './confidence'
import { editTalk } from './editor/editor'
import { editLine } from './edits'
import { OFFER } from './edits/edit'
import { DONE } from './edits/requirements'
import { speakAsFirm } from './firm-voice'
import { fitsRow } from './fits-row'
import { homeBySense } from './home-by-sense'
import { asPrinted } from './house-style'
import { inOneForm } from './one-kind'
import { nameByRole, withoutCompany } from './people'
import { asReader, countThird, LISTENER } from './person'
import { asCompany, capitalised, nameManager, spelled, tellsOwnStory } from './spelling'
import { splitList } from './split-list'
import { splitFact } from './split-needs'
import { withFigures } from './spoken-figures'
import { withoutContact } from './without-contact'

/** What the label of a row says already. */
const LABELS: Partial<Record<Section, RegExp>> = {
  compensation:
    /^(?:the |our )?(?:basic )?(?:salary|pay|money|wages?|rate)(?:['’]?s| is| will be|\s*[:–-])?\s+(?=[£\d\p{L}])/iu,
  location:
    /^(?:the )?(?:location|base|place|job|role|post|office|site)(?:['’]?s(?: are)?| is|\s*[:–-])\s+(?:based )?(?:in |at )?(?=\p{L})|^(?:we(?:['’]re| are)|it(?:['’]s| is)|(?:they(?:['’]?d| would) be))?\s*based (?:in|at|out of|from) (?=\p{L})|^(?:it|that)(?:['’]s| is) (?:in|at) (?=\p{L})/iu,
  hours: /^(?:the |our )?(?:working )?hours(?:['’]?re| are| is|\s*[:–-])?\s+(?=[\d\p{L}])/iu,
  startDate:
    /^(?:we(?:[’']ll| will| would)? start (?:you|them)(?: on| in)? (?=\d|\p{Lu}))|^(?:the )?start(?:ing)?(?: date)?(?: is|['’]?s|\s*[:–-])?\s+(?=[\d\p{L}])/iu,
  contractType:
    /^(?:it(?:['’]?s| is)|contract(?: type)?(?: is|\s*[:–-])|the (?:job|role|post)(?:['’]?s| is))\s+(?:an? )?(?=\p{L})/iu,
  process:
    /^(?:the |our )?(?:(?:selection|interview|hiring|recruitment) )?(?:process|interviews?|selection)(?: is| are| will be|\s*[:–-])\s+(?=(?:an?|one|two|the|\d)\b)/iu,
  healthSafety: /^(?:h ?& ?s|hse|health (?:and|&) safety)(?: is| are|['’]s|\s*[:–-])?\s+(?=[\p{L}\d])/iu,
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
/** A clause of its own, which a note behind it would not fit. */
const CLAUSE = /\b(?:we|you|they|it|i|can|could|will|would|is|are|be)\b|['’](?:ll|d|re|s)\b/i

const isRow = (section: Section): boolean =>
  section === 'compensation' || sectionRow(section).path.startsWith('summary.practicalDetails.')

/** What people are called besides their names. */
type Roles = ReadonlyMap<string, string>

/** "13.80" and "14 an hour", without their mark. */
const BARE_SUM = /(?<![\d£€$.,])\d+(?:\.\d\d\b|(?:\.\d\d)?(?= (?:an?|per) (?:hour|day|week|month|year)\b))/gu

/** Pay in pounds, where it names no currency. */
const withPounds = (text: string): string => (/[£€$]/.test(text) ? text : text.replace(BARE_SUM, '£$&'))

/** Nobody knows yet who will have the job. */
const GENDERED = /\b(?:he|she|his|hers?|him|himself|herself)\b/i

const COMPANY_WE = 'the company’s “we”'
const AS_EDITOR = 'talk edited'
/** From 0 to 1: the least likely step of an edit that is made. */
const LEAST_SURE = 0.1
/** Below it, the list of edits goes first. */
const SURE = 0.25
const ASIDES_OUT = 'asides left out'
const TO_READER = 'addressed to the reader'
/** Edits inside a line, of which more go wrong than of those at its ends. */
const INSIDE = new Set([ASIDES_OUT, TO_READER])

interface Wording {
  text: string
  /** The lines that it makes, where an editor would print several. */
  lines?: string[]
  /** The edits made, by name. */
  edits: string[]
}

/** `inside`: words may also be changed within the line. */
function editWords(words: string, section: Section, inside: boolean, roles: Roles): Wording {
  const known = nameByRole(words, roles)
  const plain = section === 'process' ? withoutCompany(known) : known
  const priced = section === 'compensation' ? withPounds(plain) : plain
  // Pay has figures of its own: "twenty seven and a half to twenty nine thousand".
  const said = section === 'compensation' ? spelled(priced) : asPrinted(spelled(priced))
  const labelled = rowText(said, section)
  const owned = asCompany(labelled)
  const addressed = inside || GENDERED.test(owned) ? asReader(owned, section) : owned
  const { text, edits } = editLine(addressed, section)
  const made: [string, boolean][] = [
    ['people by their jobs', plain !== words],
    ['spelled out', said !== plain],
    ['what the heading says left out', labelled !== said],
    [COMPANY_WE, owned !== labelled],
    [TO_READER, addressed !== owned],
  ]
  return {
    text: asItem(capitalised(text)),
    edits: [...made.flatMap(([name, isMade]) => (isMade ? [name] : [])), ...edits],
  }
}

/** The typed value in full. Where people work is "on site", unless the manager called it an office. */
const describeTyped = (slot: NonNullable<Fact['slot']>, value: string): string =>
  slot.kind === 'pattern' && /\boffice\b/i.test(value)
    ? describeSlot(slot).replace(/\bon site$/i, (site) =>
        site === 'On site' ? 'In the office' : 'in the office',
      )
    : describeSlot(slot)

/**
 * What a fact says in a section: its typed value in full, else the manager's words with edits that keep their meaning, at its ends alone
 * where a stranger can read it so. What no edit makes readable keeps its words, for somebody to reword.
 */
function wordFact(fact: Fact, section: Section, company: string, roles: Roles): Wording {
  if (fact.slot && section === sectionOf(fact.topic))
    return { text: describeTyped(fact.slot, fact.value), edits: [] }
  const said = section === 'location' ? withoutHirer(plainValue(fact), company) : plainValue(fact)
  const written = withFigures(said, section)
  const plain = section === 'responsibilities' ? withoutStart(written) : written
  const figured = [
    ...(written === said ? [] : ['numbers as figures']),
    ...(plain === written ? [] : ['what a duty starts from left out']),
  ]
  if (section === 'internalNotes') {
    // No document names anybody, a note for the agency included.
    const nameless = isSpoken(fact)
      ? withoutPeople(nameByRole(withoutConfidence(plain), roles), 'a colleague', company)
      : plain
    return { text: closedSentence(capitalised(spelled(nameless))), edits: [] }
  }
  const { text, lines, edits } = isSpoken(fact)
    ? wordTalk(plain, { section, strength: fact.strength, company, roles })
    : editWords(plain, section, true, roles)
  const isTaught = section === 'niceToHave' && fact.strength === 'learnable'
  return {
    text: isTaught && !TAUGHT.test(text) && !CLAUSE.test(text) ? `${text} (can be learned here)` : text,
    edits: [...figured, ...edits],
    ...(lines && { lines }),
  }
}

/** "As works manager from stores", "delivered projects": what it hangs on was left out with an aside. */
const HANGS = new RegExp(`^(?:as|by|from|of|to|with|do|report to|${DONE}) `, 'iu')

/** "You’ll run four machines on their own": an edit has left the candidate a "you" and a "they". */
const speaksToBoth = (text: string, said: string): boolean =>
  countThird(text) > 0 && (/^(?:they|he|she)\b/iu.test(said) || (LISTENER.test(text) && !LISTENER.test(said)))

interface Talk {
  section: Section
  strength: Fact['strength']
  company: string
  roles: Roles
}

/** Sections whose lines editors have shown how to make. Pay has figures and rules of its own. */
const HAS_NO_EDITOR = new Set<Section>(['compensation', 'notice', 'posts'])

/** As an editor would print it, by the model that learnt from editors; null where that is unsure or says something else. */
function wordAsEditor(
  words: string,
  { section, strength, company, roles }: Talk,
): (Wording & { isSure: boolean }) | null {
  if (HAS_NO_EDITOR.has(section) || tellsOwnStory(words)) return null
  const edited = editTalk(nameManager(nameByRole(words, roles)), section, strength)
  if (!edited || edited.lowest < LEAST_SURE) return null
  const isSure = edited.lowest >= SURE
  const lines = edited.lines.map((line) => editWords(line, section, isRow(section), roles).text)
  const text = lines.join('; ')
  const { verdict } = checkRewording({
    before: words,
    after: text,
    company,
    jobTitle: null,
    isNiceToHave: section === 'niceToHave',
    isProspect: section === 'growth',
  })
  return verdict === 'changed'
    ? null
    : { isSure, text, edits: [AS_EDITOR], ...(lines.length > 1 && { lines }) }
}

/** The first wording that a stranger can read: an editor's, then without asides before with them, and with edits at its ends before those inside it. */
function wordTalk(words: string, talk: Talk): Wording {
  const { section, company, roles } = talk
  const said = withoutContact(words)
  const left = leaveOutAsides(leaveOutComments(said), section)
  const without = HANGS.test(left) && !HANGS.test(said) ? said : left
  const trimmed = [isRow(section), true].map((inside): Wording => {
    const { text, edits } = editWords(without, section, inside, roles)
    return { text, edits: without === words ? edits : [ASIDES_OUT, ...edits] }
  })
  const full = [isRow(section), true].map((inside) => editWords(said, section, inside, roles))
  const isFit = ({ text, lines = [text] }: Wording) =>
    lines.every(
      (line) => findLineReason(line, { company, spokenIn: section }) === null && !speaksToBoth(line, said),
    )
  // The model may doubt it: what no rule refuses is nearer to a line.
  const isAllowed = ({ text, lines = [text] }: Wording) =>
    lines.every(
      (line) => findLineFault(line, { company, spokenIn: section }) === null && !speaksToBoth(line, said),
    )
  const asEditor = wordAsEditor(leaveOutComments(said), talk)
  const ruled = [...trimmed, ...full]
  const wordings = !asEditor ? ruled : asEditor.isSure ? [asEditor, ...ruled] : [...ruled, asEditor]
  return (
    wordings.find(isFit) ?? wordings.find(isAllowed) ?? trimmed[0] ?? editWords(said, section, true, roles)
  )
}

/** "Wyefield Machinery just outside Hereford" as a place: where the company is, without its name. */
const withoutHirer = (text: string, company: string): string =>
  company !== '' && text.toLowerCase().startsWith(company.toLowerCase())
    ? text.slice(company.length).replace(/^[\s,.]+/, '')
    : text

const plainValue = (fact: Fact): string => fact.value.replace(/\s+/g, ' ').trim()

/** The words of a fact as a line, with nothing changed but its ends. */
const asSaid = (fact: Fact): string => asItem(capitalised(plainValue(fact)))

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'
const ENDS =
  '(?:finish(?:es|ed|ing)?|end(?:s|ed|ing)?|run(?:s|ning)?|last(?:s|ing)?|done|over|complete[ds]?|wrap(?:s|ped)? up|stops?)'
/** "Finish by 10 November": the end of the job, and nothing that is to be done by then. */
const ONLY_ENDS = new RegExp(
  `^(?:(?:the |this |our )?(?:job|contract|role|post|work|project|cover|it|they|you)(?:['’](?:s|ll|d))?(?: is| will| would| has to| have to| needs to| must)?(?: be)? )?${ENDS}(?: off| up)? (?:by|on|in|at|until|till|to|before|around|about|through to)(?: (?:the|about|around|early|late|mid|end|middle|start|of|week|beginning))* ?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${MONTH}|christmas|easter|new year|spring|summer|autumn|winter|\\d{1,2}/\\d{1,2})(?:,? ?(?:20\\d\\d|next year|this year))?\\.?$`,
  'i',
)

/** Whom somebody answers to, which belongs with the people of the company. */
const REPORTS =
  /^(?:(?:you|they)(?:['’]?(?:ll|d)| will| would)? )?(?:report|answer)(?:s|ing)? (?:directly )?to\b|\b(?:they|you)(?:['’]?(?:ll|d)| will| would)?(?: all)? report to\b/i
/** What speaks against the job is no offer. */
const DRAWBACK = /^(?:the |one |only )*(?:downsides?|drawbacks?|catch|bad (?:bit|news|side)|warning)\b/i
/** "The fitters need their parts back fast": how colleagues want it is about the work. */
const COLLEAGUES_NEED =
  /^(?:the |our )?(?!(?:applicants|candidates|people)\b)(?:[\p{L}-]+ ){0,2}?(?:[\p{L}-]+s|office|team|shop|side|department|lab|crew) need (?!to\b)(?=.*\b(?:back|fast|quick(?:ly)?|promptly|politely|on time|early|straight away|clean|clear|accurate|honest|listed|by \p{L}+day)\b)/iu

const ABOUT_WORK = new Set<Section>(['responsibilities', ...OFFER])

/** What candidates may read of what is otherwise for the agency stands with the company's own account. */
const homeOf = (fact: Fact): Section => {
  const section = sectionOf(fact.topic)
  const said = fact.value.trim()
  if (section === 'firstYear' && ONLY_ENDS.test(said)) return 'duration'
  // What is not there says nothing of where it is.
  if (section === 'location' && deniesOffer(said)) return 'culture'
  if (ABOUT_WORK.has(section) && (REPORTS.test(said) || DRAWBACK.test(said))) return 'culture'
  return section === 'internalNotes' && fact.audience === 'candidate' ? 'culture' : section
}

/** Words that say nothing alone: "As a must", "if", "who". */
const EMPTY = new Set(
  `a an the and or but so if as is are was be been it its that this these those who which what with of for to in on at by from not no we you they he she i
  have has had do does did will would can could must need should essential desirable required ideally nice move put make also then well yes
  that's it's rest else`.split(/\s+/),
)
/** "Please don't mention the merger", "under wraps till the 14th": what the agency is to keep quiet about, or leave alone. */
const SECRECY =
  /\b(?:embargo\w*|confidential\w*|in confidence|under wraps|hush[- ]hush|n\.?d\.?a|secret|unannounced|keep\w* (?:\w+ ){0,3}(?:quiet|to yoursel(?:f|ves)|between us|under)|(?:not|n['’]t) (?:yet )?(?:been )?(?:public|announced|out)|(?:announce\w*|announcement|public|news|nobody|no one|outside|staff|press) (?:\w+ ){0,6}(?:until|till|til|before)|(?:until|till|til|before) (?:\w+ ){0,5}(?:announc\w*|public|told|news|out))\b|\b(?:don['’]?t|do not|never|not to|nobody)\s+(?:\w+\s+)?(?:mention|tell|say|name|show|contact|approach|call|ring|send|share|publish|print|release|post|put|leak|let|breathe)\b/i

/** A shred of talk, such as "Fine" or "as a must": the brief keeps it, a document does not. A model that keeps a short remark has a reason. */
const isShred = ({ topic, value, because }: Fact): boolean => {
  const words = value.toLowerCase().match(/[\p{L}\p{N}£€$’']+/gu) ?? []
  return (
    words.every((word) => EMPTY.has(word.replace('’', "'"))) ||
    (topic === 'alsoSaid' &&
      because === BY_RULES &&
      words.length < 3 &&
      !/[\d£€$]/.test(value) &&
      !SECRECY.test(value))
  )
}

/** "Nothing goes out before Monday", and not "before I forget". */
const WAITS =
  /\b(?:until|till|til|before|(?:not|no) (?:earlier|sooner) than)\b(?! (?:i|you)\b)(?! we (?:go|start|begin|finish|carry|get|move)\b)/i

/** Talk about the talk, which the note-taker kept in the brief as "Also said". */
const isFurniture = ({ topic, value, audience, evidence, because }: Fact): boolean =>
  topic === 'alsoSaid' &&
  because === BY_RULES &&
  audience === 'agency' &&
  evidence.every(({ kind }) => kind === 'message') &&
  !SECRECY.test(value) &&
  !WAITS.test(value) &&
  saysNothing(closedSentence(capitalised(value)))

/** What made a fact that the manager put where it is: a suggestion they accepted, a form or an edit of theirs. */
const BY_MANAGER: ReadonlySet<string> = new Set(['accepted', 'card', 'hand', 'proposal'])

/** The sections in which a fact stands; the first one is its home. */
function sectionsOf(fact: Fact, company: string): Section[] {
  if (fact.topic === 'title' || isShred(fact) || isFurniture(fact)) return []
  const sense = homeBySense(fact)
  if (sense) return [sense]
  if (REQUIREMENT_TOPICS.includes(fact.topic) && COLLEAGUES_NEED.test(fact.value)) return ['culture']
  if (!REQUIREMENT_TOPICS.includes(fact.topic)) {
    const home = homeOf(fact)
    // Talk where a figure or a date should be: the agency reads it, no candidate does, unless the manager put it there.
    const says = home === 'location' ? withoutHirer(plainValue(fact), company) : fact.value
    const isPlaced = BY_MANAGER.has(fact.because) && says !== ''
    return [fact.slot || isPlaced || (says !== '' && fitsRow(says, home)) ? home : 'internalNotes']
  }
  if (fact.strength === 'notApplicable') return [sectionOf(fact.topic)]
  // Years by themselves are no wish that anybody could meet by being good.
  if (fact.strength !== 'must') return [isOnlyYears(fact.value) ? 'internalNotes' : 'niceToHave']
  return fact.topic === 'qualifications' ? [sectionOf(fact.topic), 'education'] : [sectionOf(fact.topic)]
}

/** What nobody should read in the document as it is, beside what the guard holds of any line. */
const isUnfit = (text: string, section: Section, { slot }: Fact, edits: readonly string[]): boolean =>
  section !== 'internalNotes' &&
  ((section === 'firstYear' && tellsFailureOnly(text)) ||
    (slot === null && isDoubtful(text, section, { isChanged: edits.some((edit) => INSIDE.has(edit)) })))

/** `ids` are of the facts that it says. */
export function factLines(
  { fact, ids }: { fact: Fact; ids: string[] },
  company: string,
  roles: Roles,
): LineDraft[] {
  const parts = isSpoken(fact) ? splitFact(fact) : [fact]
  return parts.flatMap((part) => partLines({ fact: part, ids }, company, roles))
}

function partLines({ fact, ids }: { fact: Fact; ids: string[] }, company: string, roles: Roles): LineDraft[] {
  const said = asSaid(fact)
  return sectionsOf(fact, company).flatMap((section) => {
    const wording = wordFact(fact, section, company, roles)
    const parts = wording.lines ?? (isSpoken(fact) ? splitList(wording.text, section) : [wording.text])
    const taken = parts.length > 1 ? [...wording.edits, 'a list taken apart'] : wording.edits
    const edited = parts.map((part) =>
      parts.length > 1 ? editLine(part, section) : { text: part, edits: [] },
    )
    const listedParts = edited.map(({ text }) => (parts.length > 1 ? asItem(capitalised(text)) : text))
    const inForm = isSpoken(fact) ? inOneForm(listedParts, section).map(capitalised) : listedParts
    const isFit = (words: string) => findLineReason(words, { company, spokenIn: section }) === null
    return listedParts.map((listed, at): LineDraft => {
      const formed = inForm[at] ?? listed
      const own = edited[at]?.edits ?? []
      const alike = isFit(formed) || !isFit(listed) ? formed : listed
      const text = OFFER.includes(section) ? speakAsFirm(alike, company) : alike
      const edits = [
        ...new Set([
          ...taken,
          ...own,
          ...(alike === listed ? [] : ['in the form of its list']),
          ...(text === alike ? [] : [COMPANY_WE]),
        ]),
      ]
      return {
        section,
        text,
        factIds: ids,
        evidence: fact.evidence,
        audience: section === 'internalNotes' || isUnsure(fact) ? 'agency' : fact.audience,
        ...(isSpoken(fact) && isUnfit(text, section, fact, edits) && { isUnfit: true as const }),
        ...(section === 'compensation' && fact.slot?.kind === 'pay' && { pay: figuresOf(fact.slot) }),
        ...(edits.length > 0 &&
          said !== text &&
          section !== 'internalNotes' && { reworded: { said, edits } }),
      }
    })
  })
}
