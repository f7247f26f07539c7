import { clauses, LISTED, OBJECT, POINTED } from './remark-parts'

/**
 * What a remark about the brief or the document asks for. `complaint`: it says what is wrong with an entry, and not what is to happen.
 * `undo`: nothing should have been changed. `talk`: it is about what was said, and names no entry. `swap`: two values are the wrong way about.
 * `name`: nobody’s name is to be written. `rate`: how much an entry counts. `note`: it is to be written down. `missing`: it is not there.
 */
export type RemarkKind =
  | 'show'
  | 'hide'
  | 'move'
  | 'restore'
  | 'complaint'
  | 'undo'
  | 'talk'
  | 'swap'
  | 'name'
  | 'rate'
  | 'note'
  | 'missing'

export interface RemarkRow {
  kind: RemarkKind
  /** Match from the beginning of a clause. `object` names entries, `section` a topic. */
  patterns: readonly RegExp[]
  /** Said of nothing but a text: what it names need not be found for it to be a remark. */
  isPlain?: true
  /** What each names. */
  yes: Readonly<Record<string, string>>
  no: readonly string[]
}

const YOU =
  "you(?:['’]?ve| have|['’]?re| are| seem to have| must have| appear to have)?(?: (?:also|now|just|only|wrongly|already|still))*"
const AGENCY =
  "(?:for (?:the )?agency(?: only)?|(?:the )?agency(?: only|[-’']s? notes?)?|agency[- ]only|private|internal)"
const ADVERT =
  "(?:the |any |an? )?(?:advert(?:isement)?|ad|job ad|posting|candidate(?:s’|s'|’s|'s)? (?:version|copy|edition))"
const TEXT_PART = '(?:sentence|line|bit|part|entry|wording|words?|paragraph|point|one|section|heading)'

/** The first row that fits counts. */
export const REMARK_ROWS: readonly RemarkRow[] = [
  {
    kind: 'hide',
    isPlain: true,
    patterns: clauses(
      `candidates? (?:shouldn['’]?t|should not|mustn['’]?t|must not|don['’]?t need to|needn['’]?t|do not need to) see ${OBJECT}`,
      `(?:don['’]?t|do not) show (?:the )?candidates? ${OBJECT}`,
      `(?:don['’]?t|do not) show ${OBJECT} to (?:the )?candidates?`,
      `(?:hide|keep) ${OBJECT} from (?:the )?candidates?`,
      `(?:make|mark) ${OBJECT} (?:as )?${AGENCY}`,
      `(?:don['’]?t|do not|never) (?:print|publish|advertise|show|include|mention|put in) the (?:bit|part|line|thing) (?:about|on|where|with) ${OBJECT}`,
    ),
    yes: {
      'candidates shouldn’t see the bonus': 'the bonus',
      'Please don’t show the bonus to candidates': 'the bonus',
      'make the notice agency only': 'the notice',
      'don’t print the bit about the fines': 'the fines',
    },
    no: ['They hide cables', 'Candidates should see the shop'],
  },
  {
    kind: 'hide',
    patterns: clauses(`(?:keep|leave) ${OBJECT} (?:out of ${ADVERT}|${AGENCY})`),
    yes: { 'keep the bit about the fines out of the advert': 'the bit about the fines' },
    no: ['Keep dust out of the paint'],
  },
  {
    kind: 'show',
    isPlain: true,
    patterns: clauses(
      `(?:the )?candidates? (?:should|must|need to|can|may|ought to)(?: be able to)? (?:see|read|know about) ${POINTED}`,
      `show ${POINTED} to (?:the )?candidates?`,
      `show (?:the )?candidates? ${POINTED}`,
      `${POINTED} (?:should|needs to|ought to|can|must) (?:be (?:shown|visible|open) to (?:the )?candidates?|be for (?:the )?candidates?|be public|(?:go|be) in ${ADVERT})`,
      `${POINTED} (?:(?:isn|aren|shouldn|needn)['’]?t|(?:is|are|should) not)(?: be)? ${AGENCY}`,
    ),
    yes: {
      'please show it to candidates': 'it',
      'candidates should see that': 'that',
      'that bit should go in the advert': 'that bit',
      'Those shouldn’t be agency only': 'Those',
    },
    no: ['They show it to visitors'],
  },
  {
    kind: 'show',
    patterns: clauses(
      `(?:the )?candidates? (?:should|can|may|ought to|need to)(?: be able to)? see ${OBJECT}`,
      `show ${OBJECT} to (?:the )?candidates?`,
      `show (?:the )?candidates? ${OBJECT}`,
      `${OBJECT} (?:(?:should|can|could|must) (?:be (?:shown|visible) to (?:the )?candidates?|be for (?:the )?candidates?|(?:go|be) in ${ADVERT})|(?:(?:isn|aren|shouldn|needn)['’]?t|(?:is|are|should) not)(?: be)? ${AGENCY})`,
    ),
    yes: {
      'candidates should see the inspections': 'the inspections',
      'the first figure can go in the advert': 'the first figure',
      'Inspections shouldn’t be agency only': 'Inspections',
    },
    no: ['They show parts to the client', 'Candidates should drive'],
  },
  {
    kind: 'complaint',
    isPlain: true,
    patterns: clauses(
      `${YOU} (?:put|got|marked|listed|filed|moved|made|left|written|shown|labelled|set) ${LISTED} (?:down )?(?:as|under|in|into|with|for) (?:the )?(?:${AGENCY}|(?:an? )?(?:must|nice|essential)s?(?:[- ](?:to[- ])?haves?)?|wrong (?:place|section|list|heading)|the (?:duties|requirements|benefits|notes))`,
      `(?:that|this|it|they|those)(?:['’]?s|['’]?re) (?:all )?in the wrong (?:place|section|list|heading)`,
      `${LISTED} (?:is|are|says|is marked|are marked|is down|is listed|are listed)(?: as)? (?:in the wrong (?:place|section|list|heading)|agency[- ]only)`,
      `(?:it|the brief|the document|the draft|the advert) (?:says|shows|reads|has it as|has it down as) ${AGENCY}`,
    ),
    yes: {
      'You have put the rota, the checks and the log as agency only': 'the rota, the checks and the log',
      'that’s in the wrong place': '',
      'The pension is in the wrong section': 'The pension',
      'it says agency only': '',
      'you’ve got the van down as a must-have': 'the van',
    },
    no: [
      'You’ve got your own van',
      'You have put in three years as an apprentice',
      'Parts left in the wrong bin are scrapped',
    ],
  },
  {
    kind: 'complaint',
    isPlain: true,
    patterns: clauses(
      `${YOU} (?:cut|chopped|lost|missed|split|shortened|repeated|duplicated|dropped|left|taken|removed|deleted|changed|moved|mangled|altered|broken|got|written|put|printed) (?:off |out )?(?:(?:the end (?:of|off) )?(?:that|this|my|the (?:last|first|second|other)) ${TEXT_PART}s?|(?:it|that|this) (?:off|out|short|twice|wrong|in half))(?: (?:off|out|short|twice|wrong|in half|up))?`,
      `(?:that|this|it)['’]?s (?:been )?(?:cut|chopped) (?:off|short)`,
      `(?:that|this|the (?:last|first)) ${TEXT_PART} (?:is|has been|was|got|reads)(?: been)? (?:cut (?:off|short)|wrong|missing)`,
    ),
    yes: {
      'you have cut that sentence off': '',
      'You’ve repeated that line': '',
      'you put it twice': '',
      'that bit is wrong': '',
    },
    no: ['You’ve cut steel before', 'You have moved on', 'That job is wrong for a novice'],
  },
  {
    kind: 'undo',
    isPlain: true,
    patterns: clauses(
      `(?:i|we) (?:didn['’]?t|did not|never) (?:say|ask(?: you)?|tell you|told you|mean)(?: (?:for )?you)?(?: to)? (?:change|turn|rename|shorten|cut|make|split|move|swap) (?:it|that|this|them)(?: (?:to|into|down to|for|as) [^,;.!?\\n]{1,60}?)?`,
    ),
    yes: {
      'I didn’t say change it to a diploma': '',
      'we never told you to turn that into a van': '',
      'I did not ask you to shorten it': '',
    },
    no: ['I didn’t say they change it', 'We never ask them to move it'],
  },
  {
    kind: 'undo',
    isPlain: true,
    patterns: clauses(
      `(?:i|we) (?:didn['’]?t|did not|never|don['’]?t|do not) (?:want|ask(?:ed)?(?: for)?|mean(?: for)?|need) (?:anything|that|it|this|any of (?:that|it)|you)(?: to)?(?: be)? (?:changed?|moved?|replaced?|altered?|removed?)(?: (?:anything|that|it))?`,
    ),
    yes: {
      'I didn’t want anything changed': '',
      'we never asked for that to be moved': '',
      'I never asked you to change it': '',
    },
    no: ['I didn’t want a manager', 'We never asked for references'],
  },
  {
    kind: 'talk',
    isPlain: true,
    patterns: clauses(
      `${YOU} (?:misread|misunderstood|misheard|lost|got|confused|muddled|mixed)(?: (?:me|that|it|this|them|those|what i (?:said|meant)|the wrong end of the stick))(?: (?:up|there|wrong|completely|again))*`,
      `i (?:never|didn['’]?t|did not) (?:say|said|mention|mentioned|write|wrote) (?:anything|a word|nothing|a thing|any of (?:that|it))(?: (?:about|of|on|like) [^,;.!?]{2,60}?)?`,
      `i (?:said|wrote) nothing (?:about [^,;.!?]{2,60}?|of the (?:sort|kind)|like (?:that|it))`,
      `i mean(?:t)? the (?:opposite|reverse)`,
      `(?:that|this|it)(?:['’]?s| is) not what i (?:said|meant|asked(?: for)?|wrote)`,
      `i wasn['’]?t asking (?:for )?anything[^,;.!?]{0,20}`,
    ),
    yes: {
      'I think you have misread me': '',
      'I never said anything about the rota': '',
      'i said nothing of the sort': '',
      'I meant the opposite': '',
      'that’s not what I meant': '',
    },
    no: ['I said nothing should be left running', 'You have got them ready by six', 'They never said'],
  },
  {
    kind: 'restore',
    patterns: clauses(
      `(?:put|bring|add|get|give me) ${OBJECT} back(?: in| in there| again| where it was| how it was)?`,
      `(?:restore|reinstate|undelete|i want) ${OBJECT}(?: back)?`,
    ),
    yes: {
      'No thats wrong, put the shift handover one back': 'the shift handover one',
      'Bring it back please': 'it',
      'reinstate the pension': 'the pension',
    },
    no: ['They put tools back', 'Put the guard on'],
  },
  {
    kind: 'move',
    isPlain: true,
    patterns: clauses(
      `(?:move|shift|put|file|list) ${OBJECT} (?:to|under|in|into|with) (?:the )?(?<section>\\p{L}[^,;:.!?–—\\n]{2,30}?) (?:section|heading)`,
      `${OBJECT} (?:should|ought to|needs to|must) (?:be|go|come|sit)(?: listed)? (?:under|in|with) (?:the )?(?<section>\\p{L}[^,;:.!?–—\\n]{2,30}?) (?:section|heading)`,
    ),
    yes: { 'can you put that in the benefits section': 'that' },
    no: ['They put it in the assembly hall'],
  },
  {
    kind: 'move',
    patterns: clauses(
      `take ${OBJECT} out of (?:the )?[^,;:.!?–—\\n]{2,30}?,? (?:and |then )?(?:move|shift|put|file|list) (?:it|that|this|them|those) (?:to|under|in|into|with) (?:the )?(?<section>\\p{L}[^,;:.!?–—\\n]{2,30}?)`,
      `(?:add|move|shift|put|file|list) ${POINTED} (?:down )?(?:to|under|in|into|with|as) (?:one of )?(?:the |an? )?(?<section>\\p{L}[^,;:.!?–—\\n]{2,30}?)`,
      `${POINTED}(?:['’]s| is| goes| belongs| comes| was meant) (?:(?:to go |meant to be )?(?:under|in|with)|one of) (?:the |an? )?(?<section>\\p{L}[^,;:.!?–—\\n]{2,30}?)`,
      `(?:move|shift|put|file|list) ${OBJECT} (?:to|under|in|into|with) (?:the )?(?<section>\\p{L}[^,;:.!?–—\\n]{2,30}?)`,
      `${OBJECT} (?:should|ought to|needs to|must) (?:be|go|come|sit)(?: listed)? (?:under|in|with) (?:the )?(?<section>\\p{L}[^,;:.!?–—\\n]{2,30}?)`,
      `${OBJECT} (?:belongs|goes) (?:under|in|with)? ?(?:the )?(?<section>\\p{L}[^,;:.!?–—\\n]{2,30}?)`,
    ),
    yes: {
      'take that out of duties and put it under experience': 'that',
      'can you add that to the duties': 'that',
      'that goes under the benefits': 'that',
      'Move the van to benefits': 'the van',
      'the overtime should be under pay': 'the overtime',
    },
    no: ['They move from site to site', 'The van is white'],
  },
  {
    kind: 'talk',
    isPlain: true,
    patterns: clauses(
      `(?:that|this|it)(?:['’]?s| is) (?:all |just |completely )?(?:wrong|not right|rubbish|nonsense)`,
    ),
    yes: { 'no that’s wrong': '' },
    no: ['It’s wrong to skip the check'],
  },
]
