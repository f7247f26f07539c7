import { toReadOut } from './lines/read-out'
import { unwrap } from './lines/words'
import { type PaperKind, readPaperKinds } from './paper-kinds'

interface PaperLine {
  text: string
  lineIds: readonly string[]
}

interface PaperItem {
  lineIds: string[]
  question: string
  /** To read out, and for the panel. */
  points: string[]
}

/** Papers of one kind, which are asked for together. */
interface Group {
  kind: PaperKind
  lines: PaperLine[]
  /** What our guides say of how they are checked. */
  checks: string[]
}

const POINTS_MAX = 20

/** How the papers that lines ask for are asked for and looked at: one question for each kind. */
export function wordPapers(
  lines: readonly PaperLine[],
  findCheck: (text: string) => string | null = () => null,
): PaperItem[] {
  const groups = new Map<string, Group>()
  for (const line of lines) {
    const check = findCheck(line.text)
    for (const kind of readPaperKinds(line.text, check !== null)) {
      const key = kind === 'clearance' ? `${kind} ${levelOf(line.text)}` : kind
      const group = groups.get(key) ?? { kind, lines: [], checks: [] }
      group.lines.push(line)
      if (check && !group.checks.includes(check)) group.checks.push(check)
      groups.set(key, group)
    }
  }
  return [...groups.values()].map((group) => {
    const { question, notes, isReadOut = true } = WORDED[group.kind](group)
    const said = group.lines.map(({ text }) => (isReadOut ? toReadOut(text) : toWanted(text)))
    return {
      lineIds: [...new Set(group.lines.flatMap(({ lineIds }) => lineIds))],
      question,
      points: [...new Set([...said, ...group.checks, ...notes])].slice(0, POINTS_MAX),
    }
  })
}

interface Worded {
  question: string
  /** For the panel. */
  notes: readonly string[]
  /** Whether the question needs the lines to be read out before it. */
  isReadOut?: boolean
}

const toWanted = (line: string) => toReadOut(line).replace(/^Read out/, 'We ask for')

const NUMBER_AND_DATE = 'Look at the original. Note its number and the date it runs out.'
const BODY_AND_LEVEL = 'Look at the certificate. Note who awarded it, when, and at what level.'
const BY_LAW = 'Experience can’t replace it.'

const WORDED: Readonly<Record<PaperKind, (group: Group) => Worded>> = {
  dbs: ({ lines }) => {
    const level = /\b(?<level>basic|standard|enhanced)\b/i.exec(textOf(lines))?.groups?.level?.toLowerCase()
    const named = level === 'enhanced' ? 'an enhanced' : level ? `a ${level}` : 'a'
    return {
      question: `This job needs ${named} DBS check. Are you happy to go through it?`,
      notes: ['Ask nothing about convictions here. The check itself comes after an offer.'],
      isReadOut: false,
    }
  },
  rightToWork: () => ({
    question:
      'Before anyone starts here we check their right to work. Can you bring a passport or a share code?',
    notes: ['The same check for everyone, before the first day.'],
    isReadOut: false,
  }),
  clearance: ({ lines }) => ({
    question: `This job needs ${levelOf(textOf(lines))}. Do you hold it now? If not, are you happy for us to apply for it?`,
    notes: ['Note the level and the date if they hold it. Ask nothing about nationality.'],
    isReadOut: false,
  }),
  driving: ({ lines }) => wordDriving(textOf(lines)),
  passport: ({ lines }) => ({
    question: TRAVEL.test(textOf(lines))
      ? 'The job involves travel, as I’ll read out. Could you show us your passport, and could you be away as much as that?'
      : 'Could you show us your passport?',
    notes: [NUMBER_AND_DATE],
    isReadOut: TRAVEL.test(textOf(lines)),
  }),
  test: ({ lines }) => wordTest(textOf(lines)),
  later: ({ lines }) => ({
    question: isSeveral(lines)
      ? 'I’ll read you what we ask for. Which do you hold already, and when could you get the rest?'
      : 'I’ll read you what we ask for. Do you hold it already? If not, when could you get it?',
    notes: ['Look at what they hold. Note what is left to do, and by when.'],
  }),
  unfinished: () => ({
    question:
      'I’ll read you what we ask for. Have you finished it, or how far have you got? Could you show us the certificate, or your results so far?',
    notes: ['Look at what they hold. Note what they’ve passed, what is left and when they’ll take it.'],
  }),
  instead: () => ({
    question:
      'I’ll read you what we ask for. Could you show us a certificate, or tell us how you learned the same at work?',
    notes: [
      'Look at the certificate if there is one. If not, note the work, and where and when they did it.',
    ],
  }),
  member: () => ({
    question: 'Which professional institution are you a member of, and may we look you up in its register?',
    notes: ['Note the grade and the membership number, and find them in the institution’s public register.'],
    isReadOut: false,
  }),
  registration: () => ({
    question: 'I’ll read you the registration we ask for. May we look you up in the register?',
    notes: ['Note the number, and find it in the public register. Note the date it runs out.'],
  }),
  lawful: ({ lines }) =>
    wordCards(lines, 'I’ll read you what the law requires for this work. Could you show us yours?', [
      NUMBER_AND_DATE,
      BY_LAW,
    ]),
  card: ({ lines }) =>
    wordCards(
      lines,
      isSeveral(lines)
        ? 'I’ll read you the cards and certificates we ask for. Could you show us yours?'
        : 'I’ll read you the card or certificate we ask for. Could you show us yours?',
      [NUMBER_AND_DATE],
    ),
  reference: () => ({
    question: 'I’ll read you the references we ask for. Who could we ask, and when?',
    notes: ['Note the names, and ask nobody before the candidate agrees.'],
  }),
  qualification: ({ lines }) => ({
    question: isSeveral(lines)
      ? 'I’ll read you the qualifications we ask for. Which do you hold, and could you show us the certificates?'
      : hasChoice(textOf(lines))
        ? 'I’ll read you the qualifications we accept. Which do you hold, and could you show us the certificate?'
        : 'I’ll read you the qualification we ask for. Could you show us the certificate?',
    notes: [BODY_AND_LEVEL],
  }),
}

/** By its name, where it is one and has a short one. */
function wordCards(lines: readonly PaperLine[], question: string, notes: readonly string[]): Worded {
  const name = lines.length === 1 ? toName(textOf(lines)) : null
  return name ? { question: `Could you show us your ${name}?`, notes, isReadOut: false } : { question, notes }
}

const TRAVEL = /\btravel\w*|\babroad\b|\bovernight|\bnights?\b.*\baway\b/i
const OTHER_MEANS = /\bor\b.{0,40}\b(?:travel|other means|public transport|own transport)\b/i
const DVLA_CHECK =
  'Look at the original. Then use the DVLA’s online check, with the code that the holder gives you, to see what they may drive and any penalty points.'

function wordDriving(text: string): Worded {
  const notes = [DVLA_CHECK]
  if (OTHER_MEANS.test(text))
    return {
      question:
        'The job involves getting about. Could you show us your driving licence, or tell us how else you would travel?',
      notes,
      isReadOut: false,
    }
  const papers = /\bpassport\b/i.test(text) ? 'driving licence and passport' : 'licence'
  return TRAVEL.test(text)
    ? {
        question: `The job involves driving and travel, as I’ll read out. Could you show us your ${papers}, and could you travel as much as that?`,
        notes,
      }
    : {
        question: `The job involves driving. Could you show us your ${papers}?`,
        notes,
        isReadOut: false,
      }
}

const FACE_FIT = /\bface[- ]?fit/i
const MEDICAL = /\bmedicals?\b/i
const DRUG_TEST = /\b(?:drugs?|alcohol)\b/i
function wordTest(text: string): Worded {
  const fit = 'Could you show us your face-fit certificate?'
  const isMedical = MEDICAL.test(text)
  const test = `a drug and alcohol test ${isMedical ? 'and a medical ' : ''}before you start`
  if (!DRUG_TEST.test(text))
    return { question: fit, notes: ['Note the mask, the method and the date.'], isReadOut: false }
  const later = 'Any test comes after an offer, the same for everyone. Ask nothing about health or medicines.'
  return FACE_FIT.test(text)
    ? {
        question: `${fit} And would you take ${test}?`,
        notes: ['Note the mask, the method and the date.', later],
        isReadOut: false,
      }
    : {
        question: `This job needs ${test}. Would you take ${isMedical ? 'both' : 'it'}?`,
        notes: [later],
        isReadOut: false,
      }
}

function levelOf(text: string): string {
  const found = /\b(?<level>sc|dv|ctc|bpss)\b/i.exec(text)?.groups?.level?.toUpperCase() ?? 'SECURITY'
  if (found === 'BPSS') return 'a BPSS check'
  return found === 'SECURITY' ? 'security clearance' : `${found} clearance`
}

const textOf = (lines: readonly PaperLine[]) => lines.map(({ text }) => text).join('\n')
const hasChoice = (text: string) =>
  /\bor\b|\/|\bmin(?:imum)?\b|\bat least\b|\bpreferred\b|\babove\b/i.test(text)
const isSeveral = (lines: readonly PaperLine[]) =>
  lines.length > 1 || SEVERAL.test(textOf(lines).replace(/ in .*$| \([^)]*\)/i, ''))
const SEVERAL =
  /;| and (?!(?:able|booked|ready|registered|willing)\b)|, (?!(?:able|an?|and|current|if|in date|or|ready|to be|valid|willing|within)\b)| plus /i

/** In words, of a card that the question names. */
const NAME_WORDS = 5
const NAMED_PAPER = /\b(?:card|ticket|passport|licen[cs]e|certificate)$/i
/** "CSCS card", as "your CSCS card". */
function toName(line: string): string | null {
  const name = unwrap(line)
    .replace(/^(?:you )?(?:hold|holds|holding|carry|carries|have|has) /i, '')
    .replace(/^(?:an?|the) /i, '')
    .replace(/,? (?:in date|in-date|current|valid)$/i, '')
    .replace(/^(?:current|valid|in[- ]date|full|up[- ]to[- ]date) /i, '')
  const isShort =
    name.split(' ').length <= NAME_WORDS && !/[,;:/()&]|\b(?:or|and|plus|of|with|for)\b/i.test(name)
  if (!isShort || !NAMED_PAPER.test(name)) return null
  return /^\p{Lu}\p{Ll}+ (?:\p{Ll}|\p{Lu}{2,})/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name
}
