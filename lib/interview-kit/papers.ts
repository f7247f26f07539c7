import { isStatement } from './lines/skip'
import { countWords, lowerFirst, unwrap } from './lines/words'

interface Paper {
  /** Lines with the same key are one item. */
  key: string
  question: string
  /** For the panel. */
  points: string[]
}

const NUMBER_AND_DATE = 'Look at the original. Note its number and the date it runs out.'
const BODY_AND_YEAR = 'Look at the certificate. Note who awarded it and when.'

const DBS = /\b(?:(?<level>basic|standard|enhanced) )?(?:dbs|disclosure)\b/i
const CLEARANCE =
  /\b(?<level>sc|dv|ctc|security|mod|bpss)\b(?: level)?(?: clear(?:ed|ance)| vetting| check)?|\bclearance\b|\bvetting\b/i
/** That it can be gained later. */
const LATER =
  /,? or (?:(?:can|could|will|(?:be |are |is )?(?:able|willing|ready|prepared|happy|keen) to) (?:obtain|get|gain|sit|take|do|study|achieve|renew|apply|work)|(?:an? )?(?:readiness|willingness|ability|plan) to (?:obtain|get|gain|sit|take|do|study|achieve|renew|apply|work))\b.*$/i
/** "You carry, or can obtain, a card" */
const LATER_INSIDE =
  /^(?:you )?(?:carry|carries|hold|holds|have|has),? or (?:can|could|will) (?:obtain|get|gain),? /i
/** That it need not be finished. */
const UNFINISHED =
  /,? (?:complete|completed|finished|passed|qualified)?,?\s?or (?:in (?:its |the )?(?:final|last) (?:papers|year|stages?|modules?)|nearly (?:so|complete)|near(?:ing)? completion|in progress|under way)\b.*$/i
const INSTEAD =
  /\b(?:or|and) (?:an? |the )?(?:(?:equivalent|similar|same|relevant) (?:knowledge|experience|skill|route)|background|experience|progress|plan|readiness|willingness|ability|means|working towards|time[- ]served|self-taught|close to|track record|(?:be )?(?:able|ready|willing))|\bclose to\b|\btrack record\b|\bor (?:an? )?(?:[\p{L}-]+ ){0,2}(?:equivalent|experience)\b|\bin (?:its|their) place\b|\bor (?:an? )?(?:similar|like|comparable|equivalent) (?:\p{L}+ )?(?:schooling|training|study|course)\b|\bcan be arranged\b|\bprogress towards\b|\btime[- ]served\b|\bbackground\b|\bequivalent experience\b|\bequal depth\b/iu
const DRIVING = /\bdriv(?:e|er|ers|ing)\b|\bfull (?:uk )?licen[cs]e\b/i
const RUNS_OUT =
  /\b(?:cards?|tickets?|licen[cs]es?|medical|gwo|bosiet|cscs|ecs|smsts|sssts|ipaf|pasma|gas safe|registration|registered|stcw|sentinel|acs|adr|passport|refresher|in date|current)\b/i
const MEMBER = /\b(?:chartered|incorporated|ceng|ieng|member|membership|fellow)\b/i

/** How a paper that a line asks for is asked for and looked at. `check` is what our guides say of it. */
export function wordPaper(line: string, check: string | null): Paper {
  const said = unwrap(line)
  const isLater = LATER_INSIDE.test(said) || LATER.test(said)
  const isUnfinished = UNFINISHED.test(said)
  const text = lowerFirst(
    said
      .replace(LATER_INSIDE, '')
      .replace(/^(?:you )?(?:hold|holds|holding|carry|carries|have|has|are) /i, '')
      .replace(LATER, '')
      .replace(UNFINISHED, '')
      .replace(/,? (?:in date|current|valid)$/i, ''),
  )
  const quoted =
    isStatement(text) || /\b(?:we|i) \p{L}/iu.test(text) || countWords(text) > QUOTE_WORDS
      ? null
      : `${articleOf(text)}“${text}”`
  const points = (usual: string) => [`We ask for: ${text}`, check ?? usual]
  const dbs = DBS.exec(text)
  if (dbs) {
    const level = dbs.groups?.level?.toLowerCase()
    return {
      key: 'dbs',
      question: `This job needs ${level ? `${level === 'enhanced' ? 'an' : 'a'} ${level}` : 'a'} DBS check. Are you content to go through it?`,
      points: points('Ask nothing about convictions here. The check itself comes after an offer.'),
    }
  }
  if (/\b(?:right|eligible|eligibility|entitled) to work\b|\b(?:eu|uk|british) passport\b/i.test(text))
    return {
      key: 'work',
      question:
        'Before anyone starts here we check their right to work. Can you bring a passport or a share code?',
      points: ['The same check for everyone, before the first day.'],
    }
  const clearance = /\b(?:sc|dv)\b/i.exec(text) ? /\b(?<level>sc|dv)\b/i.exec(text) : CLEARANCE.exec(text)
  if (clearance) {
    const level = clearance.groups?.level?.toUpperCase()
    const named =
      !level || level === 'SECURITY'
        ? 'security clearance'
        : level === 'BPSS'
          ? 'a BPSS check'
          : `${level} clearance`
    return {
      key: `clearance ${named}`,
      question: `This job needs ${named}. Do you hold it now, or are you content to apply for it?`,
      points: points('Note the level and the date if they hold it. Ask nothing about nationality.'),
    }
  }
  if (
    DRIVING.test(text) &&
    !RUNS_OUT.test(text.replace(/\bdriv\w+ licen[cs]e\b|\bfull licen[cs]e\b|\blicen[cs]e\b/gi, ''))
  )
    return {
      key: 'driving',
      question: /\bor\b.{0,40}\b(?:travel|other means)\b/i.test(text)
        ? 'The job means getting about. Could you show us your driving licence, or tell us how else you would travel?'
        : 'The job means driving. Could you show us your licence?',
      points: points(
        'Look at the original, and use the DVLA’s online check with the code that the holder gives you. The card shows no points.',
      ),
    }
  const ask = quoted ? `We ask for ${quoted}.` : 'Which of your qualifications bear on this job?'
  const shown = (usual: string) => (quoted ? [check ?? usual] : points(usual))
  const key = text.toLowerCase()
  if (isLater)
    return {
      key,
      question: `${ask} Could you show it to us, or tell us how and when you would get it?`,
      points: shown('Look at it if they have it. If not, note what is left to do and by when.'),
    }
  if (isUnfinished)
    return {
      key,
      question: `${ask} Could you show us the certificate, or your results so far?`,
      points: shown('Note what is passed, what is left and when it is to be taken.'),
    }
  if (INSTEAD.test(text))
    return {
      key,
      question: `${ask} What can you show us, or tell us about, that meets it?`,
      points: shown('Look at the certificate if there is one. If not, note the work that stands in for it.'),
    }
  if (RUNS_OUT.test(text))
    return {
      key,
      question: `${ask} Could you show ${isSeveral(text) ? 'them' : 'it'} to us?`,
      points: shown(NUMBER_AND_DATE),
    }
  if (MEMBER.test(text))
    return {
      key,
      question: `${ask} Which institution are you with, and may we look you up?`,
      points: shown('Note the membership number, and find it in the institution’s public register.'),
    }
  return {
    key,
    question: `${ask} Could you show ${/certificate/i.test(ask) ? 'it to us' : 'us the certificate'}?`,
    points: shown(BODY_AND_YEAR),
  }
}

/** "We ask for a “degree in physics”", but "We ask for “City & Guilds”". */
const COUNTED =
  /^(?:(?:relevant|good|engineering|technical|recognised|honours|foundation|full|trade|suitable) )*(?:degree|diploma|apprenticeship|hnc|hnd|onc|nvq|bsc|beng|msc|meng)\b/i
const articleOf = (text: string) =>
  COUNTED.test(text) ? (/^(?:[aeio]|hn|nvq|ms|me)/i.test(text) ? 'an ' : 'a ') : ''

/** "Crane and lifting supervisor card" is one. */
const isSeveral = (text: string) =>
  /\b(?:cards|tickets|licen[cs]es|certificates)\b/i.test(text) ||
  / and an? /i.test(text) ||
  (/ and /.test(text) && !/\b(?:card|ticket|licen[cs]e|certificate)\b(?! and)/i.test(text))

/** In words. A longer line is for the panel to read. */
const QUOTE_WORDS = 24
