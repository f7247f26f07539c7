import { tagsOf } from '@/lib/ai/note-taker/text/tags'
import { wordsOf } from '@/lib/ai/note-taker/text/words'
import { NUMBER } from '@/lib/consultation/brief/slots/figures'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { stemsOf } from '@/lib/consultation/guard/take-back/words'
import { figuresIn } from './figures'
import { contentWords } from './targets'

/** Words that say what does not hold any more, and what does. UTF-16 offsets, end exclusive. */
export interface Swap {
  start: number
  end: number
  old: string
  /** Null where nothing comes in its place. */
  by: string | null
}

export interface SwapRow {
  /** `old` and `by` are the values; without `by` nothing comes in the place of the old one. */
  pattern: RegExp
  /** Leaves `by` to be read even where nobody has said the old value before. */
  isPlain?: true
  /** Says only that the old value is wrong; a figure behind it comes in its place. */
  isJudging?: true
  /** Of figures, what stands around them says which is meant. */
  isOpposing?: true
  /** The old and the new value of each. */
  yes: Readonly<Record<string, readonly [old: string, by: string | null]>>
  no: readonly string[]
}

const WORD = '(?:[^\\s,;:!?()…–—]*[^\\s,;:.!?()…–—])'
const phrase = (name: string, most: number) => `(?<${name}>${WORD}(?: ${WORD}){0,${most}}?)`
const OLD = phrase('old', 5)
const BY = phrase('by', 5)
const FIGURE = `(?<by>(?:[£€$]?\\d[^\\s,;:!?]*|${NUMBER}\\b)(?: ${WORD}){0,2}?)`
const LEAD =
  '(?:^|[,;:–—(]\\s*|\\s-\\s+|\\s(?:and|but|except|so|because|cos)\\s)(?:(?:no|oh|sorry|actually|well|so|and|but|also|except|correction|on the tools|as i said|in fact|ok(?:ay)?|right|please|just|now|then|oops|hang on|hold on)[\\s,:.!–—-]+)*'
const ADV =
  '(?: (?:just|now|since|recently|all|only|already|both|being|been|actually|probably|a bit|really))*'
const NOW = '(?: (?:now|these days|nowadays|instead|at the moment|from now on))'
const END = `(?=\\s*(?:[,;:!?)…–—\\n]|\\.(?!\\d)|$)|\\s-\\s|\\s(?:and|but|so|because|cos|since|as|for|from|which|who|that|when|if|we|they|it|he|she|i)(?:['’]\\w+)?\\s)`
const WE = "(?:we|they|you|i|the (?:team|office|client|firm|company))(?:['’](?:ve|re|d)| have| are| had)?"
const MOVED =
  '(?:gone|went|moved|switched|changed|swapped|migrated|shifted|moving|switching|going)(?: over| across| away)?'

const row = (body: string, end = END) => new RegExp(`${LEAD}${body}${end}`, 'iu')

/** The first row that fits a sentence counts. */
export const SWAPS: readonly SwapRow[] = [
  {
    pattern: row(`${WE}${ADV} ${MOVED} from ${OLD} (?:on)?to ${BY}`),
    yes: {
      'we have just switched from Sage to Xero': ['Sage', 'Xero'],
      'They’re moving over from SAP to Oracle in June': ['SAP', 'Oracle in June'],
    },
    no: ['They move stock from the van to the shelf', 'You go from site to site'],
  },
  {
    pattern: row(
      `(?:swap|replace|change|exchange|substitute|switch) (?:the |that )?${OLD} (?:out )?(?:for|with|to|by) ${BY}`,
    ),
    yes: {
      'swap Sage for Xero please': ['Sage', 'Xero please'],
      'Actually change the Fridays to Mondays': ['Fridays', 'Mondays'],
    },
    no: ['They swap shifts', 'You change the oil'],
  },
  {
    pattern: row(
      `${OLD}(?: (?:was|is|were|are|has been|have been|gets?|got|will be)|['’]s)${ADV} (?:replaced|superseded|swapped(?: out)?) (?:by|with|for) ${BY}`,
    ),
    yes: {
      'Sage has been replaced by Xero': ['Sage', 'Xero'],
      'the van is swapped for an allowance': ['the van', 'an allowance'],
    },
    no: ['Parts are replaced on site', 'They replaced the pump with care'],
  },
  {
    pattern: row(
      `(?:${WE}${ADV} (?:${MOVED} (?:on)?to|use|on|got) ${BY}(?: in [^,;]{1,15}| last [^,;]{1,10})?,?(?: so| and)? (?:that|it|which)|${phrase('by2', 5)}) (?:has |have )?(?:now |just )?(?:replaces|replaced|supersedes|superseded|takes? over from|took over from) ${OLD}`,
    ),
    yes: {
      'Xero replaces Sage': ['Sage', 'Xero'],
      'we moved to Xero in spring, so that replaces Sage': ['Sage', 'Xero'],
    },
    no: ['They replaced it', 'Xero is new'],
  },
  {
    isPlain: true,
    pattern: row(
      `${OLD}(?: is)?(?: what)? ${WE} (?:used to (?:use|have|run|be on|do|say)|had before|once used)[^,;.]{0,15}[,;–—-]+ (?:but |and )?(?:now )?(?:(?:we|they)['’]?re(?: all)? (?:on|using)|(?:we|they) (?:use|run|have)|it['’]?s|(?:we|they)(?:['’]?ve| have) (?:got|${MOVED} (?:on)?to)) ${BY}${NOW}?(?:,? so (?:it['’]?s )?\\k<by>)?`,
    ),
    yes: {
      'Sage we used to use, we’re on Xero now': ['Sage', 'Xero'],
      'Sage is what we used to have, but it’s Xero': ['Sage', 'Xero'],
    },
    no: ['We used to use Sage', 'The site we used to run, in Leeds, closed'],
  },
  {
    isPlain: true,
    pattern: row(
      `(?:(?:it|that|they|this)(?: was| were| used to be)|(?:we|they) (?:were|used to (?:use|have|run|be(?: on)?|do|say|ask for)|were on|had))(?: on)? ${OLD},? (?:but|and|only) (?:(?:it['’]?s|we['’]?re|they['’]?re|we are|it is|we(?:['’]?ve| have)|now)(?: (?:now|all|just|gone|moved|switched|changed|come|cut|dropped|gone over))*(?: (?:down|up|back|over))?(?: (?:to|at|on|using))?|(?:we|they) (?:now )?(?:use|run|do|ask for)|(?:we|they) have(?: (?:moved|switched|changed|gone)(?: over)? to)?) (?:now )?${BY}(?:${NOW}| since [^,;.]{1,20})`,
    ),
    yes: {
      'it was 40 hours but we’re down to 38 now': ['40 hours', '38'],
      'we used to use Sage but it’s Xero now': ['Sage', 'Xero'],
      'They were on Sage, but they have moved to Xero since April': ['Sage', 'Xero'],
    },
    no: ['It was quiet but we are busy now that the contract started', 'We used to use Sage'],
  },
  {
    pattern: row(
      `${OLD}(?:['’]s| is| are| has become| have become| becomes?| is called)(?: now)? ${BY}(?:${NOW}| since [^,;.]{1,20})`,
    ),
    yes: {
      'the ONC is the T Level these days': ['the ONC', 'the T Level'],
      'PAS 1192 has become ISO 19650 now': ['PAS 1192', 'ISO 19650'],
    },
    no: ['The pay is good', 'It is now'],
  },
  {
    pattern: row(
      `(?:i|we)(?:['’]?(?:d|ve)| had| have)? (?:wrote|written|said|put|gave|given|told you|quoted|mentioned)(?: down| in| before| earlier)? ${OLD}(?: (?:before|earlier|at first))?[,–—-]* (?:but|and|only|though|whereas|when) (?:[^\\s.;:!?]+ ){1,14}?${FIGURE}`,
    ),
    yes: {
      'I wrote four years, but the chief engineer has asked that we accept two years': [
        'four years',
        'two years',
      ],
      'we said 15%, but finance tell me it is 12%': ['15%', '12%'],
    },
    no: ['I said four years', 'We put two on nights, and they like it', 'I gave him five'],
  },
  {
    pattern: row(`for ${OLD} read ${BY}`),
    yes: { 'and for Sage read Xero': ['Sage', 'Xero'] },
    no: ['For fun they read'],
  },
  {
    pattern: row(
      `${OLD} (?:should(?:['’]ve| have)?|ought to|is meant to|was meant to|was supposed to|is supposed to) (?:be|been|read|say|have been) ${BY}`,
    ),
    yes: {
      'Sage should be Xero': ['Sage', 'Xero'],
      'sorry, Sage should have been Xero': ['Sage', 'Xero'],
    },
    no: ['They should be calm', 'The pay should be in there'],
  },
  {
    pattern: row(
      `(?:it['’]?s |that['’]?s |it is )?not ${OLD}(?: any ?more| any longer)?[,;:.–—-]*\\s+(?:but |it['’]?s |its |it is |make (?:it|that) |it should be |they['’]?re |we use |we['’]?re on |just |rather )+${BY}${NOW}?`,
    ),
    yes: {
      'it’s not Sage, it’s Xero': ['Sage', 'Xero'],
      'not Sage any more, we use Xero now': ['Sage', 'Xero'],
    },
    no: ['Not too fussy', 'It is not a desk job'],
  },
  {
    isOpposing: true,
    pattern: row(`${BY},? (?:and )?(?:not|instead of|in place of|in lieu of) ${OLD}(?: any ?more)?`),
    yes: {
      'Xero, not Sage': ['Sage', 'Xero'],
      'Put Xero instead of Sage': ['Sage', 'Put Xero'],
    },
    no: ['They do not', 'Not now'],
  },
  {
    isPlain: true,
    pattern: row(
      `(?:we(?:['’]?ve| have)? ?(?:now |since |just )?(?:dropped|ditched|binned|scrapped|got rid of|stopped using|no longer use|moved off|came off|came away from)) ${OLD}(?: (?:last|in|two|a|this|years?|back|for)\\b[^,;.]{0,20})?[,;–—-]+ (?:(?:but |and |so )?(?:now )?(?:it['’]?s|we use|we['’]?re on|we have|they need|now)(?: all)? ${BY}${NOW}?|${phrase('by2', 4)} is what [^,;.]{1,40})`,
    ),
    yes: {
      'we dropped Sage last year, it’s Xero now': ['Sage', 'Xero'],
      'we’ve got rid of Sage, Xero is what they need': ['Sage', 'Xero'],
    },
    no: ['We dropped in', 'We dropped it last year, it’s fine'],
  },
  {
    isPlain: true,
    pattern: row(
      `${OLD} (?:really|ideally|in truth|if i['’]?m honest|by rights|strictly),? but (?:just )?(?:put|say|make it|write|call it) ${BY}`,
    ),
    yes: { '10 years really, but put 12': ['10 years', '12'] },
    no: ['It is hard really, but fun'],
  },
  {
    pattern: row(`${OLD} (?:->|→|=>) ${BY}`, '(?=\\s*(?:[,;]|$))'),
    yes: { 'Sage → Xero': ['Sage', 'Xero'] },
    no: ['Sage - Xero'],
  },
  {
    pattern: row(
      `${OLD}(?: (?:has|have|is|are|was|were|have been|has been)|['’](?:s|ve))?${ADV} (?:stopped|finished|ended|gone|going|ceased|discontinued|cancelled|canned|axed|scrapped|withdrawn|on its way out|on the way out|off the (?:table|list|menu|cards)|no more|pulled|done away with|a thing of the past|out(?= (?:now|then|too)?\\s*$))${NOW}?`,
    ),
    yes: {
      'the dental plan has stopped': ['the dental plan', null],
      'Sage is on its way out': ['Sage', null],
      'and the early finish is gone now': ['the early finish', null],
    },
    no: ['They stopped', 'It ended', 'The team is growing', 'It has gone well'],
  },
  {
    pattern: row(
      `${OLD} (?:(?:can |should |needs to |has to )?(?:comes?|drops?) (?:off|out)(?: of)?)(?: (?:the|our) (?:list|advert|spec|brief))?`,
    ),
    yes: { 'as was, except Sage comes off': ['Sage', null] },
    no: ['The wheel comes off easily'],
  },
  {
    pattern: row(
      `(?:(?:we|they)(?:['’]?ve| have)? ?(?:no longer|don['’]?t|do not|never|stopped|cancelled|pulled|dropped)(?: even| actually| really)?(?: (?:use|do|offer|have|run|provide|using|doing|offering|running|having))? ${OLD}(?: (?:last|this|in|two|three|a|some|years?|months?)\\b[^,;.]{0,20})?|${phrase('old2', 5)}(?: is| are|['’]s)? ?(?:no longer (?:used|offered|needed|required|wanted|ours|available|valid|current|accepted)|(?:isn|aren|wasn)['’]t (?:accepted|used|offered|recognised|valid|current)(?= any)))(?: any ?more| any longer| now| here| these days)*`,
    ),
    yes: {
      'we don’t use Sage any more': ['Sage', null],
      'Sage no longer used here': ['Sage', null],
      'we cancelled the health plan': ['the health plan', null],
    },
    no: ['We use Sage', 'They are here now'],
  },
  {
    pattern: row(
      `(?:(?:it['’]?s )?all (?:fine|good|right|correct|true) )?(?:apart from|except(?: for)?|bar|all but) ${OLD}[,;–—-]* (?:that|which|it)(?:['’]s| has| is| was)? (?:closed|shut|gone|stopped|finished|ended|out|wrong|old)${NOW}?`,
    ),
    yes: {
      'all fine apart from the gym, that closed': ['the gym', null],
      'It’s right, except the van, that’s gone': ['the van', null],
    },
    no: ['All but one of us drive'],
  },
  {
    isJudging: true,
    pattern: row(
      `${OLD}(?: is| are| was| were|['’]s| seems?)${ADV} (?:too (?:much|many|long|high)|overkill|arbitrary|excessive|over the top|plucked from (?:the|thin) air|optimistic|wrong(?! end)|a mistake|not right|out of date|old hat|rubbish|a (?:bit|tad) (?:much|steep|high)|pie in the sky)`,
    ),
    yes: {
      'ten years is arbitrary': ['ten years', null],
      'a degree is overkill': ['a degree', null],
    },
    no: ['It is too much work', 'The pay is high'],
  },
]

/** One of these is in every sentence that a row fits. */
const MAY_SWAP =
  /\b(?:not|apart|except|isn['’]t|aren['’]t|wasn['’]t|now|these days|nowadays|since|instead|place|lieu|wrote|written|said|gave|given|told|quoted|mentioned|replac\w+|supersed\w+|swap\w*|exchange|substitute|mov\w+|switch\w*|chang\w+|migrated|shifted|gone|going|used|takes?|took|but put|put|say|drop\w*|ditched|binned|scrapped|rid|stopped|finished|ended|ceased|discontinued|cancelled|canned|axed|withdrawn|way out|table|list|menu|cards|no more|pulled|past|out|comes?|longer|don['’]?t|never|should|ought|meant|supposed|read|too|overkill|arbitrary|excessive|over the top|plucked|optimistic|much|sky)\b|->|→|=>/i

const SENTENCE = /(?:[^.!?;\n…]|[.](?=[\p{L}\d])|;(?=\s*(?:it['’]?s|we)\b))+/gu
/** In characters. Nobody puts anything right at greater length. */
const SENTENCE_MAX = 260
const SWAPS_PER_MESSAGE = 20

const REPORTED = /^.*\b(?:says?|said|tells? me|told me|reckons?|think|thinks)(?: that)? /iu
const ARTICLE =
  /^(?:(?:the|an?|our|my|any|some|that|this|those|for|of|on|in|at|with|say|said|just|only|and|but|so)\s+)+/i
const TAIL = /(?:\s+(?:please|now|then|thanks|instead|anymore|any more|thing|bit|part|requirement))+$/i
const OPENING =
  /^(?:(?:put|say|use|make it|it['’]?s|we use|we['’]?re on|it should be|change (?:it|that) to|mark)\s+)+/i

/** The longest end of `words` that is known, or null: "head office say the bonus" names the bonus. */
export function longestKnownSuffix(words: string, isKnown: (words: string) => boolean): string | null {
  const parts = words.replace(TAIL, '').split(' ')
  for (let from = 0; from < parts.length; from += 1) {
    const end = parts.slice(from).join(' ').replace(ARTICLE, '')
    if ((contentWords(end).size > 0 || topicsNamed(end).length > 0) && isKnown(end)) return end
  }
  return null
}

/** All of `words`, or a name or figure at their end: what goes must be plain. */
function knownWhole(words: string, isKnown: (words: string) => boolean): string | null {
  const whole = words.replace(TAIL, '').replace(ARTICLE, '')
  const end = longestKnownSuffix(words, isKnown)
  return end !== null && (end === whole || isValue(end)) ? end : null
}

/** "38" in the place of "40 hours" is "38 hours". */
function withUnit(by: string, old: string): string {
  const [figure, ...others] = figuresIn(by)
  const [before, ...more] = figuresIn(old)
  if (!figure || !before || others.length > 0 || more.length > 0 || by.trim() !== figure.text) return by
  return old.slice(0, before.start) + figure.text + old.slice(before.end)
}

/** "We don’t mind what sort of degree" takes no degree back. */
const LEAVES_OPEN =
  /\b(?:(?:do|does)(?:n['’]?t| not) (?:really |much )?(?:mind|care)|not (?:too |that |really )?(?:fussed|fussy|bothered))\b/i

/**
 * The swaps that the sentences of `text` say, in their order. `isKnown` says whether words have been said before the offset it is given:
 * something that nobody has said takes nothing back.
 */
export function findSwaps(
  text: string,
  isKnown: (words: string, at: number) => boolean,
): (Swap & { isKnown: boolean })[] {
  const found: (Swap & { isKnown: boolean })[] = []
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    if (found.length >= SWAPS_PER_MESSAGE) break
    if (sentence.length > SENTENCE_MAX || !MAY_SWAP.test(sentence) || LEAVES_OPEN.test(sentence)) continue
    const swap = readSwap(text, sentence, index, isKnown)
    if (swap) found.push(swap)
  }
  return found
}

const NAMED: readonly string[] = ['tool', 'certificate', 'place', 'month', 'weekday']

/** A figure or a name: "it was quiet but we are busy now" swaps nothing. */
export function isValue(said: string): boolean {
  if (figuresIn(said).length > 0 || /[\p{L}\d]\d|\d[\p{L}]|(?<!^)(?<![.!?] )\p{Lu}/u.test(said)) return true
  const words = wordsOf(said)
  const tags = tagsOf(said, words).flat()
  return (
    tags.some((tag) => NAMED.includes(tag)) || (/^\p{Lu}\p{L}+$/u.test(said) && contentWords(said).size > 0)
  )
}

const isFigured = (words: string): boolean => figuresIn(words).length > 0

/** Says something of its own, so that it is no value. */
const SAYS_MORE =
  /\b(?:i|it|we|they|you|he|she|that|there|would|will|is|are|was|were|can|could|do|does|has|have|must|should|might|may|if|who|sorry|no|not|nobody|everybody|someone|somebody|one)\b|['’](?:s|ll|re|ve|d|m)\b|n['’]t\b/i

/** Whether the one can come in the place of the other. */
function isSwap(old: string, by: string): boolean {
  if (SAYS_MORE.test(by) || !isValue(old) || !isValue(by)) return false
  if (isFigured(old) !== isFigured(by)) return false
  return !stemsOf(by).every((stem) => stemsOf(old).includes(stem))
}

/** How long what leads to a swap may be, in words: "HR have come back: …". */
const LEAD_WORDS = 6
const isLead = (words: string): boolean =>
  words.split(/\s+/).length <= LEAD_WORDS && !/\d/.test(words) && /[,:]\s*$|^\s*$/.test(words)

const JUDGED =
  /^\s*[.,;–—-]*\s*(?:(?:let['’]?s )?(?:say|put|make it|call it)\s+)?(?<by>[^\s,;.]+(?: to [^\s,;.]+)?)(?<rest>[^,;.!?\n]{0,30})/iu

function readSwap(
  text: string,
  sentence: string,
  offset: number,
  isKnown: (words: string, at: number) => boolean,
): (Swap & { isKnown: boolean }) | null {
  const words = sentence.trimStart()
  const start = offset + sentence.length - words.length
  for (const { pattern, isPlain, isJudging, isOpposing } of SWAPS) {
    const match = pattern.exec(words)
    if (!match?.groups) continue
    const said = match.groups.old ?? match.groups.old2 ?? ''
    const by = match.groups.by ?? match.groups.by2 ?? null
    const lead = /^[,;:–—(\s-]*/.exec(match[0])?.[0].length ?? 0
    const at = start + match.index + lead
    const named = said.replace(REPORTED, '')
    const old = (by === null ? knownWhole : longestKnownSuffix)(named, (part) => isKnown(part, at))
    if (old === null && !(isPlain && by !== null)) continue
    // "The pay should be £40,000" says which pay of all.
    if (by !== null && old !== null && topicsNamed(old).length > 0) continue
    const value =
      by === null ? null : withUnit(by.replace(OPENING, '').replace(TAIL, ''), named.replace(ARTICLE, ''))
    if (value !== null && !isSwap(old ?? named, value)) continue
    if (value !== null && isOpposing && isFigured(value)) continue
    const before = words.slice(0, match.index + lead)
    const from = isLead(before) ? start : at
    const end = start + match.index + match[0].length
    const judged =
      isJudging && old !== null && isFigured(old) ? JUDGED.exec(text.slice(end, end + SENTENCE_MAX)) : null
    const instead = judged?.groups?.by ?? ''
    if (judged && isFigured(instead))
      return {
        start: from,
        end: end + judged[0].length,
        old: old ?? said,
        by: withUnit(instead, old ?? said),
        isKnown: true,
      }
    return { start: from, end, old: old ?? named, by: value, isKnown: old !== null }
  }
  return null
}
