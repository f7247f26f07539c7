import { edit, SOMEONE, TERMS, WANT, WE } from './edit'

const COUNT = '(?:two|three|four|five|six|seven|\\d)'
const WHEN =
  '(?:(?:early|mid|late|end of) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|new year)(?: 20\\d\\d)?'
const PREMISES =
  '(?:depot|office|factory|toolroom|yard|site|workshop|lab|unit|plant|works|shop|warehouse|base|branch|foundry|school)'

/** When and where the work is, and how somebody gets it. */
export const TERM_EDITS = [
  edit(
    'shifts on and off',
    ['hours', 'workPattern'],
    `^(?:on |working )?(?:an? )?(${COUNT}) on,? (${COUNT}) off\\b`,
    '$1 on, $2 off',
    [['On a four on four off, days and nights', 'four on, four off, days and nights']],
  ),
  edit('start in a month', ['startDate'], `^(?:an? )?(${WHEN}) start(?: date)?(?=$|,)`, '$1', [
    ['September start', 'September'],
  ]),
  edit(
    'best start',
    ['startDate'],
    `^(?:(?:a start )?in )?(?:an? )?(${WHEN})(?: start)? (?:would|['’]d|will) be (?:ideal|good|great|lovely|perfect|best|fine)(?: for (?:us|me))?(?=$|,)`,
    'ideally $1',
    [
      ['January would be ideal', 'ideally January'],
      ['a September start would be great for us', 'ideally September'],
    ],
  ),
  edit(
    'somebody to start',
    ['startDate'],
    `^(?:${WE} ${WANT} )?(?:${SOMEONE}|you) (?:to|who can) start (?:on )?(?=\\S)`,
    '',
    [['we’d like someone to start in the next month', 'in the next month']],
  ),
  edit(
    'where it is',
    ['location'],
    `^(?:we(?:['’]re| are)|(?:the |our )?(?:[\\p{L}-]+ )?${PREMISES}(?:['’]s| is))(?: based| located)? (?:in|at) (?=\\S)`,
    '',
    [
      ['We’re in Rotherham, just off the M1', 'Rotherham, just off the M1'],
      ['Depot’s in Felixstowe', 'Felixstowe'],
    ],
    ['The office is a mile from the station'],
  ),
  edit(
    'whom it is for',
    ['location'],
    `^(?:this (?:one|job|role|post)|it)(?:['’]s| is) (?:for|with) (?:our|the|an?) [\\p{L} ]+? (?:team|department|${PREMISES}) (?:in|at|near) (\\p{L}[\\p{L}’' -]+)$`,
    '$1',
    [['This one is for our highways team in Exeter', 'Exeter']],
  ),
  edit(
    'at ease with shifts',
    ['workPattern', 'hours'],
    '^(?:(?:they|you) )?must be (?:happy|ok(?:ay)?|willing|able|fine) (?:with|on|to (?:work|do)|working|doing) (?=\\S)',
    '',
    [['Must be happy on permanent nights', 'permanent nights']],
  ),
  edit(
    'stages',
    ['process'],
    '^(two|three|four)[- ]stages?(?: process)?(?:,|:| [–—-]) (?=\\S)',
    '$1 stages: ',
    [['Two stage, a call and a visit', 'Two stages: a call and a visit']],
  ),
  edit(
    'what there will be',
    ['process'],
    "^(?:there(?:['’]ll| will) be|we(?:['’]?(?:d|ll)| would| will)?(?: just)? (?:do|have|hold)) (?=(?:an?|one|two|three) )",
    '',
    [
      ['There’ll be a phone call first', 'a phone call first'],
      ['We’d do one interview in the office', 'one interview in the office'],
    ],
  ),
  edit(
    'at ease with it',
    TERMS,
    '(?<=, )(?:and )?you need to be ok(?:ay)? with (?:that|it|this)$',
    'and you’ll need to be OK with that',
    [['It’s noisy, you need to be ok with that', 'It’s noisy, and you’ll need to be OK with that']],
  ),
]
