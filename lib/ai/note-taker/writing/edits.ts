import type { Section } from '@/lib/specification/options'

/** An edit that keeps the meaning: talk becomes a line that a stranger can read. */
export interface Edit {
  name: string
  /** Where it may be made. */
  sections: readonly Section[]
  pattern: RegExp
  /** What stands in place of the match; `$1` and so on are its groups. */
  text: string
  /** What it makes of a line. */
  examples: readonly (readonly [string, string])[]
}

export const WORK: readonly Section[] = ['responsibilities', 'firstYear']
export const REQUIREMENTS: readonly Section[] = [
  'technical',
  'experience',
  'softSkills',
  'niceToHave',
  'education',
]
export const OFFER: readonly Section[] = ['culture', 'growth', 'benefits', 'package', 'motivation']

const PERSON =
  '(?:they|you|he or she|she or he|he/she|s/he|the (?:person|post ?holder|successful candidate|right person|candidate)|this person|whoever (?:it is|gets it|takes it(?: on)?|joins)|candidates|applicants)'
const WE = "(?:we|i)(?:['’]?(?:d|re|m|ll)| would| will| are| am)?(?: (?:also|really|just|ideally))*"
const WANT = '(?:want|need|like|love|be looking|looking|after|expect|prefer)(?: for)?'
const SOMEONE = '(?:someone|somebody|a person|people|anyone|anybody|them|the person|whoever it is)'
const WILL =
  "(?:['’]?(?:ll|d)(?: (?:also|really|basically|be expected to|need to|have to|get to|have got to))*|(?: also)? (?:will|would|should|must|shall|are going to|is going to|are to|get to|gets to|(?:will |would )?(?:need|needs|have|has|got|ought)(?: got)? to|['’]ve got to)(?: (?:also|really|basically|be able to))*)"
const MUST =
  "(?:(?:['’]?(?:ll|d|ve)| will| would| should| do| really| absolutely| definitely| also)* (?:must|need|needs|have to|has to|have got to|has got to|got to|gotta|should|ought to|will need|would need)(?: (?:to|also|really|at least))*)"

const edit = (
  name: string,
  sections: readonly Section[],
  pattern: string,
  text: string,
  examples: Edit['examples'],
): Edit => ({
  name,
  sections,
  pattern: new RegExp(pattern, 'iu'),
  text,
  examples,
})

/** Each is tried once, in this order. */
export const EDITS: readonly Edit[] = [
  edit(
    'wish',
    [...WORK, ...REQUIREMENTS],
    `^${WE} ${WANT} ${SOMEONE} (?:who(?:['’]?(?:s| is| can be|['’]?d be))?|that(?:['’]?s| is)?|to(?: be)?|with|for)\\s+(?=\\S)`,
    '',
    [
      ['we’d want somebody who can read a drawing', 'can read a drawing'],
      ['I need someone with a forklift licence', 'a forklift licence'],
      ['we want them to run the trials', 'run the trials'],
    ],
  ),
  edit('wish for a kind', REQUIREMENTS, `^${WE} ${WANT} (?:(?=${SOMEONE} )${SOMEONE} )?`, '', [
    ['I’d like somebody fussy', 'fussy'],
    ['we need a clean licence', 'a clean licence'],
  ]),
  edit(
    'someone',
    REQUIREMENTS,
    `^(?:just |ideally )?${SOMEONE} (?:who(?:['’]?(?:s| is| has)|(?= ))|that(?:['’]?s| is)|with|to)?\\s*(?=\\S)`,
    '',
    [
      ['someone calm with clients', 'calm with clients'],
      ['somebody who is tidy', 'tidy'],
    ],
  ),
  edit('duty', WORK, `^${PERSON}${WILL}(?: be)? (?!be\\b)(?=\\w)`, '', [
    ['they’d run the trials', 'run the trials'],
    ['You will also check the seals', 'check the seals'],
    ['they’d be doing the surveys', 'doing the surveys'],
  ]),
  edit(
    'plain duty',
    WORK,
    `^they (?=(?!are|were|have|had|all|also|can|could|may|might|do|don|get|want)[a-z]+(?<!ed) )`,
    '',
    [['they write the reports up', 'write the reports up']],
  ),
  edit(
    'job',
    WORK,
    "^(?:(?:the |this )?(?:job|role|work|it)(?:[’']?s| is| will be| would be)(?: (?:basically|mainly|mostly|about|all about|really))*(?: (?:about|to))?|day to day(?: it[’']?s)?|the main (?:thing|job|duty) is(?: to)?|main duties(?: are)?|duties(?: are| include)?) (?=\\p{L}+(?:ing|e|t|n|d|k|p|r|l|s)?\\b)",
    '',
    [['the job is setting out and checking', 'setting out and checking']],
  ),
  edit('demand', REQUIREMENTS, `^(?:${PERSON}|it)?${MUST}(?: (?:be|have))? (?=\\S)`, '', [
    ['they need to have a CSCS card', 'a CSCS card'],
    ['they must be able to drive', 'able to drive'],
    ['they’ve got to know Eurocodes', 'know Eurocodes'],
  ]),
  edit(
    'bare demand',
    REQUIREMENTS,
    '^(?:must|need|needs|has to|have to|got to|should|required:?|essential:?)(?: (?:to|be|have))* (?!not)(?=\\S)',
    '',
    [
      ['Has to be able to do a frame by hand', 'able to do a frame by hand'],
      ['must have a driving licence', 'a driving licence'],
    ],
  ),
  edit(
    'wished',
    ['niceToHave'],
    `^(?:ideally|preferably|desirable:?|nice to have:?|(?:it[’']?d|it would|would) be (?:nice|good|great|handy|useful|lovely|a bonus) if (?:they|you|he or she)(?:[’']?(?:d|ve))?(?: had| knew| have| know| could)?|(?:a )?bonus (?:if (?:they|you)(?:[’']?ve)?(?: got| have| had| know)?|points for|for)),? (?:they(?:[’']?d)? (?:have|know|hold) )?(?=\\S)`,
    '',
    [
      ['ideally a bit of Python', 'a bit of Python'],
      ['it’d be nice if they had PASMA', 'PASMA'],
    ],
  ),
  edit(
    'wished behind',
    ['niceToHave'],
    "(?: too| as well)?,?(?: (?:that )?(?:would|will|could|might)(?: also| really)? be|(?: that)?['’]?(?:d|ll)(?: also| really)? be| (?:is|are)|['’]s)?,? (?:just |very |really |always )*(?:an? )?(?:real |added |big |huge )?(?:nice(?:[- ]to[- ]have)?|handy|useful|good|great|lovely|helpful|bonus|plus|advantage|desirable|preferred|ideal|welcome|desired|optional|help)(?: to have)?(?: too| as well| though)?$",
    '',
    [
      ['Midas would be handy', 'Midas'],
      ['PASMA is a bonus', 'PASMA'],
      ['SketchUp would be a real bonus', 'SketchUp'],
      ['PASMA’d be nice too', 'PASMA'],
      ['a bit of Python would be nice to have', 'a bit of Python'],
    ],
  ),
  edit(
    'rated list',
    REQUIREMENTS,
    '^(?:(?:the )?(?:real )?(?:must[- ]haves?|musts?|essentials?|must have|required|requirements?|desirables?|nice[- ]to[- ]haves?|agreed as \\p{L}+|preferred|ideally)(?: criteria| skills)?\\s*(?::|[–—-](?= ))\\s*)(?=\\S)',
    '',
    [['The real musts: TIA Portal', 'TIA Portal']],
  ),
  edit(
    'rated behind',
    REQUIREMENTS,
    '\\s*(?:[:–—-]|\\()\\s*(?:a )?(?:must(?:[- ]have)?|essential|required|mandatory|desirable|nice(?:[- ]to[- ]have)?|preferred|bonus)\\)?$',
    '',
    [
      ['ICP-RIE: must', 'ICP-RIE'],
      ['Python (desirable)', 'Python'],
    ],
  ),
  edit(
    'demanded behind',
    ['technical', 'experience', 'softSkills', 'education'],
    "(?: is|['’]?s| are) (?:a |an |absolutely |definitely )*(?:must(?:[- ]have)?|essential|required|needed|mandatory|non-negotiable|vital|compulsory|necessary)$",
    '',
    [
      ['a full licence is essential', 'a full licence'],
      ['Revit’s a must', 'Revit'],
    ],
  ),
  edit(
    'offer',
    OFFER,
    `^(?:they|you)(?:['’]?(?:d|ll)| would| will| also)* (get|have|receive) (?=\\S)`,
    'you’ll $1 ',
    [
      ['they’d get 25 days', 'you’ll get 25 days'],
      ['they get their birthday off', 'you’ll get their birthday off'],
    ],
  ),
  edit(
    'there is',
    [...OFFER, ...REQUIREMENTS],
    "^(?:there(?:['’]?s| is| are)|it(?:['’]?s| is)) (?:also )?(?=(?:an?|\\d|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|free|some) )",
    '',
    [['there’s a pension of 8%', 'a pension of 8%']],
  ),
]

const POLAR =
  /\b(?:no|not|never|without|unless|if|only|except|minimum|maximum|least|most|up to|nobody|none|cannot)\b|n['’]t\b/giu
const countPolar = (text: string): number => text.match(POLAR)?.length ?? 0

/** The line with every edit of its section that keeps its negations, bounds and conditions, and the names of those made. */
export function editLine(text: string, section: Section): { text: string; edits: string[] } {
  const edits: string[] = []
  let line = text
  for (const { name, sections, pattern, text: replacement } of EDITS) {
    if (!sections.includes(section)) continue
    const changed = line.replace(pattern, replacement).trim()
    if (changed === line || !/[\p{L}\p{N}]{2}/u.test(changed)) continue
    // "It’d be nice if they had PASMA": the wish is in the heading.
    if (section !== 'niceToHave' && countPolar(changed) !== countPolar(line)) continue
    if (
      section === 'niceToHave' &&
      /\bnot?\b|n['’]t\b/iu.test(line) &&
      countPolar(changed) !== countPolar(line)
    )
      continue
    line = changed
    edits.push(name)
  }
  return { text: line, edits }
}
