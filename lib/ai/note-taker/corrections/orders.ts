import { contentWords } from './targets'

/**
 * `drop`: what is named does not hold. `needless`: it is no must. `hide`: it may hold, but candidates are not to read it. `amend`: what
 * follows the order comes in its place. `swap`: the order says itself what comes in its place.
 */
export type OrderKind = 'drop' | 'needless' | 'hide' | 'amend' | 'swap'

export interface OrderRow {
  kind: OrderKind
  /** `object` is what is meant. Matches from the beginning of a clause. */
  pattern: RegExp
  /** Says it of nothing else: it is an order even where nothing is known of what it names. */
  isPlain?: true
  /** What it names, for each. */
  yes: Readonly<Record<string, string>>
  no: readonly string[]
}

const LEAD =
  "^\\W*(?:(?:no|nah|nope|oh|ah|er+m?|um+|hmm+|sorry|actually|wait|hang on|well|so|and|but|then|also|ok(?:ay)?|right|please|kindly|just|now|aye|yes|yeah|excuse me|one more thing|in fact|come to think of it|on (?:second thoughts?|reflection)|(?:can|could|would|will) (?:you|we)|you(?:['’]d)? (?:can|could|may|might|better|should)(?: as well)?|we(?:['’]d)? (?:can|could|may|might|better|should)(?: as well)?|let['’]?s|let us|i(?:['’]d| would)? (?:like|want|need|prefer|ask)(?: you)? to|i(?:['’]m| am) (?:asked|told) to|i(?:['’]ll| will| must| have to| should)|better|i (?=withdraw|retract)|we(?:['’]ve| have) decided to)[\\s,.:!–—-]+)*"
const OBJECT =
  '(?<object>(?:(?!\\b(?:because|since|cos|as)\\s)[^,;:.!?–—\\n]|\\.(?=\\d)|(?<=\\d),(?=\\d{3})){2,60}?)'
const TAIL =
  '(?:\\s+(?:please|then|now|for now|altogether|completely|entirely|too|as well|after all|again|any ?more|any longer|actually|obvs|obviously|sorry|though|for the moment|off the list|from (?:the|that) (?:list|advert|brief)|in the (?:wording|advert|ad|text|job spec)|though|come to think of it|on (?:second thoughts?|reflection)))*'
/** Where the object ends: at a mark, or where a new clause begins. */
const END = `${TAIL}\\s*(?=$|,(?!\\d{3})|[;:!?–—\\n]|\\.(?!\\d)|\\s-\\s|\\s(?:and (?:add|put|make|say|write|use|we|it|they|i)|but|because|cos|since|as|so|they|we|it|he|she|i|there|that|our|my|the (?:team|client|boss|customer)|nobody|no one|its|theres|thats|weve|were|ive|its)(?:['’]\\w+)?\\s)`

/** Said in talk about a text, and hardly ever of work. */
const PLAIN =
  "(?:forget(?: about)?|never ?mind(?: about)?|ignore|disregard|scrub|nix|omit|unmention|dispense with|do away with|don[’']?t bother with|do not bother with|leave out|cross out|scrap(?= (?:the|that|this|it|what|my|our|those|them|all|any)\\b)|ditch|bin)"
/** Said of work too. */
const VERB =
  '(?:drop(?![- ]offs?\\b)|lose|delete|remove|strike|kill|cancel|withdraw|retract|skip|park|pull|axe|take (?:out|off|away)|cut(?: out)?|get rid of|rub out|erase|wipe|scratch|hold (?:back|fire on))'
const PART = '(?:leave|take|cross|cut|strike|pull|edit|rub|knock|miss|keep|lose) '
const GONE =
  '(?:go|come (?:out|off)|be (?:dropped|removed|left (?:out|off)|deleted|scrapped|ignored|taken (?:out|off)|crossed (?:out|off)|withdrawn|ditched|binned))'
const ANY_MORE =
  '(?:any ?more|any longer|after all|now|these days|come to think of it|on (?:second thoughts?|reflection)|(?:is|are) (?:needed|required))'

const clause = (body: string, end = END) => new RegExp(`${LEAD}${body}${end}`, 'i')

const AMEND =
  '(?:lower|raise|relax|loosen|soften|ease|shift|move|push|bring|extend|shorten|bump|up|reduce|increase|amend|update|change|revise|correct|adjust|alter)'
const STANDARD = '(?:bar|threshold|standard|requirement|figure|number|expectation|line|bit|part)'
/** What nobody means by these words but a term of the job. */
const TERM =
  '(?:start(?:ing)?(?: date)?|pay|salary|wages?|(?:day |hourly )?rate|budget|range|hours|years|location|contract|notice(?: period)?|duration|job title|title|holidays?|bonus)'
const INSTEAD = '(?=\\s+(?:from .{1,30} )?to\\s|\\s*[,;:–—]\\s|\\s-\\s)'
const AWAY = '(?: (?:back|forward|up|down|out))?'
const amendment = (object: string) =>
  new RegExp(
    `${LEAD}(?:${AMEND}|(?:drop|cut)(?=[^,;:–—]* to\\s)) (?:the|our|that|my) ${object}${AWAY}${INSTEAD}`,
    'i',
  )

export const ORDERS: readonly OrderRow[] = [
  {
    kind: 'hide',
    isPlain: true,
    pattern: clause(
      `(?:so )?(?:it['’]?s )?(?:better|best) (?:not|if you don['’]?t)(?: to)? (?:mention|say|promise|put|include|advertise)(?: anything about)? ${OBJECT}`,
    ),
    yes: {
      'so better not to mention a room': 'a room',
      'best not mention the bonus': 'the bonus',
    },
    no: ['Better not be late', 'It is best to mention the van'],
  },
  {
    kind: 'drop',
    isPlain: true,
    pattern: clause(`(?:leave|keep) ${OBJECT} (?:blank|empty|open)`),
    yes: {
      'Leave benefits blank, it reads mean.': 'benefits',
      'leave the hours empty for now': 'the hours',
    },
    no: ['Leave the site', 'They leave the gate open'],
  },
  {
    kind: 'amend',
    pattern: amendment(`${OBJECT} ${STANDARD}`),
    yes: {
      'lower the degree bar, a foundation course will do': 'degree',
      'Can you change the Revit line to ArchiCAD': 'Revit',
    },
    no: ['They raise the alarm', 'Move the stock to the shop floor'],
  },
  {
    kind: 'amend',
    pattern: amendment(`(?<object>${TERM})`),
    yes: {
      'Actually raise the salary to £36,000': 'salary',
      'push the start back to May': 'start',
      'cut the hours to 32': 'hours',
      'relax the years, four is plenty': 'years',
    },
    no: [
      'Cut the hours, they are too long',
      'We raise the pay to £30,000',
      'Change the oil, check the tyres',
    ],
  },
  {
    kind: 'hide',
    isPlain: true,
    pattern: clause(
      `(?:(?:please )?(?:don['’]?t|do not|never|no need to|i(?:['’]d| would) (?:rather|sooner) (?:you didn['’]?t|not)|(?:i )?wouldn['’]?t|we (?:shouldn['’]?t|mustn['’]?t|can['’]?t)) (?:mention|include|promise|list|put(?: down| in)?|add|print|advertise|publish|bring up)) (?!(?:more|too|less) )${OBJECT}(?: (?:in|down|on|anywhere|at all|on (?:it|there)))*`,
    ),
    yes: {
      'Please don’t mention the old depot': 'the old depot',
      'no need to mention the gym actually, it’s shut': 'the gym',
      'don’t promise the jar there’s been words': 'the jar',
      'I’d rather you didn’t put a number of years': 'a number of years',
    },
    no: ['They don’t mention the war', 'Don’t forget the pension', 'We include the pension'],
  },
  {
    kind: 'drop',
    isPlain: true,
    pattern: clause(
      `${PLAIN} (?!(?:to|that we|if|how|when)\\b)(?:i (?:said|mentioned|put|told you) |what (?:i|we|it|he|she|they|the \\w+) (?:said|put|says|wrote|has) (?:about|on) )?${OBJECT}`,
    ),
    yes: {
      'ignore the salary, it’s now 51,400': 'the salary',
      'forget ten, put five': 'ten',
      'Forget overtime, there isn’t any until May': 'overtime',
      'never mind Altair': 'Altair',
      'scrub 27,400, it’s 28,150': '27,400',
      'you can forget the gym': 'the gym',
      'Kindly disregard the exercise, the fire team retains it.': 'the exercise',
      'dont bother with the iso course it’s a day': 'the iso course',
      'forget pts because it’s an office job': 'pts',
    },
    no: [
      'Don’t forget the pension',
      'They never ignore an alarm',
      'Never forget to lock up',
      'They bin what is left',
      'We scrap old stock',
    ],
  },
  {
    kind: 'drop',
    isPlain: true,
    pattern: clause(
      `${PART}(?!(?:it|that|this|them|those)\\b)${OBJECT} (?:out|off|aside)(?: of (?:it|this|there|that))?`,
    ),
    yes: {
      'leave the van out': 'the van',
      'Take home days out for the moment, there’s a review.': 'home days',
      'leave derek out of it': 'derek',
    },
    no: ['Take the engine out of the frame', 'They leave the doors off', 'Take it off'],
  },
  {
    kind: 'drop',
    pattern: clause(`${VERB} ${OBJECT}`),
    yes: {
      'drop the NEBOSH requirement, it isn’t needed': 'the NEBOSH requirement',
      'you can drop GA4, analytics team do it': 'GA4',
      'Take out the potent compounds, that building’s been decommissioned.': 'the potent compounds',
      'Strike small works, that’s Ahmed’s patch': 'small works',
      'scratch the early finish': 'the early finish',
    },
    no: ['They drop parts at the depot', 'You cancel bookings', 'Dropped by the client'],
  },
  {
    kind: 'drop',
    pattern: clause(
      `${OBJECT}[,:]? (?:(?:can|may|might as well|could|should|has to|needs to|must|ought to) ${GONE}|(?:please |no |just )*(?:bin|drop|delete|scrap|scrub|lose|ditch|forget|remove|ignore|omit|cross|take|leave|park)(?: about)? (?:that|it|this|them)(?: (?:out|off|away))?|(?:please )?(?:remove|delete|withdrawn))`,
    ),
    yes: {
      'The salad bar can go.': 'The salad bar',
      'PHAST may go, we use consultants.': 'PHAST',
      'ipaf, bin that': 'ipaf',
      'No, pest monitoring can come out, conservation won’t let go': 'pest monitoring',
      'The 26 days please remove, it’s under negotiation.': 'The 26 days',
    },
    no: ['The team can go home early', 'A driver must come to us trained', 'They go where the work is'],
  },
  {
    kind: 'drop',
    pattern: clause(`(?:no (?:more )?|not |there(?:['’]s| is) no (?:more )?)${OBJECT},? ${ANY_MORE}`),
    yes: {
      'and no gym any more': 'gym',
      'not surveys after all': 'surveys',
      'No invoices, come to think of it, head office took those.': 'invoices',
    },
    no: ['No weekends', 'Not everybody now knows Revit well', 'no gym'],
  },
  {
    kind: 'needless',
    pattern: clause(
      `(?:we|they|i|you|he|she)(?:['’]d| would| really| actually| can)*(?: no longer| don['’]?t| do not| won['’]?t| will not| wouldn['’]?t|n['’]t)(?: actually| really| even| strictly)* (?:need|want|require|do|doing|be doing|offer|be offering|have|use|ask for|insist on|have to (?:have|know|hold))(?: to (?:have|know|hold|do))? (?:an? |any |the )?${OBJECT}`,
    ),
    yes: {
      'we don’t need Revit any more': 'Revit',
      'They won’t be doing site surveys': 'site surveys',
      'they don’t have to have a degree after all': 'degree',
    },
    no: ['We need Revit', 'They don’t mind'],
  },
  {
    kind: 'drop',
    pattern: clause(
      `(?:we(?:['’]ve| have)? (?:decided against|dropped|scrapped|stopped(?: doing| offering)?|pulled|cancelled)|i(?:['’]d| would) like) ${OBJECT}(?: (?:withdrawn|removed|taken (?:out|off)|left out|dropped|gone))?`,
    ),
    yes: {
      'Oh, we’ve decided against relocation, so kindly omit it.': 'relocation',
      'I’d like the diploma withdrawn': 'the diploma',
    },
    no: ['They dropped the ball', 'We have decided'],
  },
  {
    kind: 'drop',
    pattern: clause(
      `${OBJECT}(?:['’]s| is| are|['’]re| was| has been| have been)? (?:no longer (?:needed|required|wanted|necessary|offered|available|on offer|applies|a (?:must|requirement))|(?:not|n['’]t) (?:needed|required|necessary|a requirement|on offer|available|offered)|(?:been )?(?:scrapped|withdrawn|cancelled|dropped|binned|scrubbed|off the table|spoken for|taken)|isn['’]?t (?:needed|required|necessary|a requirement|on offer|available|offered)|aren['’]?t (?:needed|required|necessary|on offer|available|offered)|doesn['’]?t apply)`,
    ),
    yes: {
      'NEBOSH isn’t needed': 'NEBOSH',
      'the gym has been scrapped': 'the gym',
      'Revit is no longer required': 'Revit',
      'the early finish doesn’t apply any more': 'the early finish',
    },
    no: ['The gym is on the ground floor', 'Revit is required'],
  },
]

/** An order about the text. Offsets are in the words it was found in. */
export interface Order {
  kind: OrderKind
  isPlain: boolean
  object: string
  /** Of a swap. */
  by?: string
  /** Behind its words, before what else the clause says. */
  end: number
}

/** Words of an order that are not what it names. */
const FRAME =
  /^(?:the |our |any |that |this |my |those |these |all |an? |about |["“‘'])+|["”’']+$|\s+(?:bit|part|thing|line|sentence|stuff|requirement|mention|point|wording|idea|earlier|side|one|clause|please)s?$/gi

export const namedBy = (object: string): string => {
  let named = object.trim()
  for (let before = ''; before !== named; ) {
    before = named
    named = named.replace(FRAME, '').trim()
  }
  return named
}

/** What an order at the beginning of the words names, or null. Every row that fits counts, the plainest first. */
export function readOrders(words: string): Order[] {
  return ORDERS.flatMap(({ kind, isPlain = false, pattern }) => {
    const match = pattern.exec(words)
    const object = namedBy(match?.groups?.object ?? '')
    return match && object !== '' ? [{ kind, isPlain, object, end: match[0].length }] : []
  })
}

const BARE = new RegExp(
  `${LEAD}(?:${PLAIN}|${VERB}|dinnae bother wi|away wi)(?: about| wi| with)? (?:(?:the|our|that|any|this) )*`,
  'i',
)
const BARE_OBJECT_WORDS = 4
const BARE_TAIL =
  /^(?: (?:thing|bit|part|requirement|line|stuff|actually|please|then|now|obvs|altogether|as well|too|sorry))+/i

/** An order in speech without marks: what it names is as much of what follows as is known. */
export function readBareOrder(words: string, isKnown: (object: string) => boolean): Order | null {
  const lead = BARE.exec(words)?.[0]
  if (lead === undefined) return null
  const rest = words.slice(lead.length)
  const parts = rest.split(' ').slice(0, BARE_OBJECT_WORDS)
  for (let count = parts.length; count > 0; count -= 1) {
    const said = parts.slice(0, count).join(' ')
    const object = namedBy(said.replace(/[^\p{L}\p{N}]+$/u, ''))
    if (
      /[,;:.!?]/.test(parts.slice(0, count - 1).join('')) ||
      contentWords(object).size === 0 ||
      !isKnown(object)
    )
      continue
    const tail = BARE_TAIL.exec(rest.slice(said.length))?.[0].length ?? 0
    return { kind: 'drop', isPlain: false, object, end: lead.length + said.length + tail }
  }
  return null
}
