import { NUMBER } from '@/lib/consultation/brief/slots/figures'

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
  '(?:^|[,;:–—(]\\s*|\\s-\\s+|\\s(?:and|but|except|so|because|cos)\\s)(?:(?:no|oh|sorry|actually|well|so|and|but|also|except|(?:(?:one|a|another|quick|small|slight|minor) )*corrections?|on the tools|as i said|in fact|ok(?:ay)?|right|please|just|now|then|oops|hang on|hold on)[\\s,:.!–—-]+)*'
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
    no: [
      'They should be calm',
      'The pay should be in there',
      'In the first three months they should be signed off on the class 158',
    ],
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
      `${OLD}(?: (?:has|have|is|are|was|were|have been|has been)|['’](?:s|ve))?${ADV} (?:(?:stopped|discontinued|cancelled|canned|axed|scrapped|withdrawn|on its way out|on the way out|off the (?:table|list|menu|cards)|no more|pulled|done away with|a thing of the past)${NOW}?|(?:finished|ended|gone|out)${NOW})`,
    ),
    yes: {
      'the dental plan has stopped': ['the dental plan', null],
      'Sage is on its way out': ['Sage', null],
      'and the early finish is gone now': ['the early finish', null],
    },
    no: ['They stopped', 'It ended', 'The team is growing', 'It has gone well', 'The site manager is gone'],
  },
  {
    pattern: row(
      `(?:(?:we|they)(?:['’]?ve| have)? ?(?:no longer|(?:don['’]?t|do not|never)(?=[^,;.]* (?:any ?more|any longer|these days)\\b)|stopped|cancelled|pulled|dropped)(?: even| actually| really)?(?: (?:use|do|offer|have|run|provide|using|doing|offering|running|having))? ${OLD}(?: (?:last|this|in|two|three|a|some|years?|months?)\\b[^,;.]{0,20})?|${phrase('old2', 5)}(?: is| are|['’]s)? ?(?:no longer (?:used|offered|needed|required|wanted|ours|available|valid|current|accepted)|(?:isn|aren|wasn)['’]t (?:accepted|used|offered|recognised|valid|current)(?= any)))(?: any ?more| any longer| now| here| these days)*`,
    ),
    yes: {
      'we don’t use Sage any more': ['Sage', null],
      'Sage no longer used here': ['Sage', null],
      'we cancelled the health plan': ['the health plan', null],
    },
    no: ['We use Sage', 'They never use the lift', 'They are here now'],
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
      `${OLD}(?: is| are| was| were|['’]s| seems?)${ADV} (?:too (?:many|long|high)|overkill|arbitrary|excessive|over the top|plucked from (?:the|thin) air|wrong(?! end)|a mistake|out of date)`,
    ),
    yes: {
      'ten years is arbitrary': ['ten years', null],
      'a degree is overkill': ['a degree', null],
    },
    no: ['It is too much work', 'The pay is high'],
  },
]
