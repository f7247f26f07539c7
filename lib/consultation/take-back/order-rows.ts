import { clauses, OBJECT, POINTED } from './remark-parts'
import type { RemarkRow } from './remark-rows'

const LIST = '(?: (?:list|pile|section|heading|column|one))?'
const NICE = `(?:nice[- ]to[- ]ha(?:ve|s)s?|desirables?|bonus(?:es)?|optional|an extra)${LIST}`
const MUST = `(?:must(?:[- ]haves?|s)?|essentials?|mandatory|required)${LIST}`
const WEIGHT = `(?:the |an? )?(?<section>${NICE}|${MUST})`
const WHOSE =
  "(?:my|his|her|anyone['’]?s|anybody['’]?s|people['’]?s|the (?:lad|bloke|man|woman|manager|boss)['’]?s)"
const WRITES = '(?:write|print|put|use|mention|include|show|say|publish|give|add|name|list|quote)'
const WHERE =
  '(?: (?:down|in|on|anywhere|into|near|at all|to)\\b(?: (?:it|this|that|there|the (?:advert|ad|brief|spec\\w*|document|notes|thing)|candidates?|anyone))?)*'
const GOT = "(?:ve|['’]ve| have)?"

/** Orders to the consultant and complaints about it that name no section. The first row that fits counts. */
export const ORDER_ROWS: readonly RemarkRow[] = [
  {
    kind: 'name',
    isPlain: true,
    patterns: clauses(
      `(?:don['’]?t|do not|never|no need to|stop|i don['’]?t want you to) ${WRITES}(?:ing|ting)? (?:down )?${WHOSE} (?:own )?(?:first |last |full )?names?${WHERE}`,
      `(?:leave|keep|take) ${WHOSE} (?:own )?names? (?:out|off)(?: of)?${WHERE}(?: (?:it|this|that|there|the (?:advert|ad|brief|spec\\w*|document|notes)))?`,
      `(?:i(?:['’]d| would)? (?:rather not|prefer not to|don['’]?t want to) (?:have|see|give)|i don['’]?t want) ${WHOSE} names?${WHERE}`,
    ),
    yes: {
      'don’t write my name': '',
      'Please don’t put my name on it': '',
      'leave my name out of it': '',
      'I’d rather not have her name in the advert': '',
    },
    no: [
      'They put their name on each test sheet',
      'Don’t use the client’s name',
      'Leave your name at the gate',
    ],
  },
  {
    kind: 'name',
    patterns: clauses(
      `(?:don['’]?t|do not|never) ${WRITES} (?:down )?(?!(?:the|our|an?|this|that)\\b)(?<object>\\p{L}+(?: \\p{L}+)?)['’]s name${WHERE}`,
      `(?:leave|keep|take) (?!(?:the|our|an?|this|that)\\b)(?<object>\\p{L}+(?: \\p{L}+)?)['’]s name (?:out|off)(?: of)?${WHERE}`,
    ),
    yes: { 'don’t put Dilys’s name in': 'Dilys', 'take Dilys’s name out of it': 'Dilys' },
    no: ['Take Dilys out for lunch'],
  },
  {
    kind: 'rate',
    isPlain: true,
    patterns: clauses(
      `(?:change|make|mark|put|move|call|list|have|file|count) ${POINTED} (?:(?:down )?(?:to|as|under|in|into) )?${WEIGHT}`,
      `${POINTED} (?:goes|go|should go|should be|belongs|ought to be|comes) (?:under|in|with|into|as) ${WEIGHT}`,
    ),
    yes: {
      'change that to a nice to have': 'that',
      'that goes under nice to have': 'that',
      'Put it under essentials': 'it',
    },
    no: ['They make it a rule', 'That would be nice to have'],
  },
  {
    kind: 'note',
    isPlain: true,
    patterns: clauses(
      `(?:write|note|jot|scribble) (?:${POINTED} )?down`,
      `(?:take|make|keep) a (?:note|record) (?:of (?:it|that|this|them))`,
      `(?:note|record|log|remember) (?:it|that|this)`,
    ),
    yes: { 'write that down': 'that', 'make a note of that': '' },
    no: ['Write the readings down', 'They make a note of that', 'Take a note of each fault'],
  },
  {
    kind: 'missing',
    isPlain: true,
    patterns: clauses(
      `you(?:['’]?ve| have)?(?: (?:also|just|still|now))* (?:missed|forgot(?:ten)?|left out|skipped|lost|dropped|ignored) (?:the (?:bit|part|line|thing|point)|what i (?:said|told you)) (?:about|on|where|with) ${OBJECT}`,
      `you(?:['’]?ve| have)(?: (?:also|just|still))* not (?:got|put|written|included|added|mentioned) (?:down )?(?:the (?:bit|part|line|thing|point) (?:about|on|where|with) )${OBJECT}`,
      `you (?:haven['’]?t|didn['’]?t) (?:got|get|put|write|written|included?|add(?:ed)?|mention(?:ed)?) (?:down |in )?(?:the (?:bit|part|line|thing|point) (?:about|on|where|with) )${OBJECT}`,
    ),
    yes: {
      'you missed the bit about the mills': 'the mills',
      'You haven’t got the bit about the night shift': 'the night shift',
    },
    no: ['You have not got a bay of your own', 'You missed a spot on the paint'],
  },
  {
    kind: 'talk',
    isPlain: true,
    patterns: clauses(
      `(?:don['’]?t|do not|stop|you(?:['’]?re| are)(?: just)?) put(?:ting)? words in(?:to)? my mouth`,
      `you${GOT}(?: (?:just|still|really|not|clearly))* (?:not listening|got (?:that|it|this|me) (?:all )?wrong|not got (?:that|it|this) right)`,
      `you(?:['’]re| are)(?: (?:just|still|really|clearly))* not listening(?: to me)?`,
      `(?:speak|talk|use) (?:plain )?english`,
    ),
    yes: {
      'don’t put words in my mouth': '',
      'you’ve not got that right': '',
      'You’re not listening': '',
    },
    no: ['You’re not listening to music on the line', 'They speak English'],
  },
]
