import { edit, PERSON, SOMEONE, WANT, WE, WORK } from './edit'

const WILL =
  "(?:['’]?(?:ll|d)(?: (?:also|really|basically|be expected to|need to|have to|get to|have got to))*|(?: also)? (?:will|would|should|must|shall|are going to|is going to|are to|get to|gets to|(?:will |would )?(?:need|needs|have|has|got|ought)(?: got)? to|['’]ve got to)(?: (?:also|really|basically|be able to))*)"

const TIME =
  '(?:in|by|within|after|during|over|at|from|before|come) (?:(?:the|their|your|a|an|of|end|first|second|third|one|two|three|four|five|six|nine|twelve|eighteen|\\d{1,2}) )*(?:years?|months?|weeks?|days?|quarter|end|christmas|easter|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)(?:[’\\x27]?s?[’\\x27]? time)?(?: (?:one|two|three|four|six|\\d{1,2}))?(?: of (?:the |this |next )?\\p{L}+(?: one)?)?'
const HOPE = `${WE} (?:want|need|like|love|expect|hope(?: for)?)(?: to (?:see|have))?`
const FIRST_YEAR = '(?:(?:in|over|within|during) )?(?:(?:the|their|your) )?(?:first year|year one)'

/** What the person will do, and in the first year. */
export const WORK_EDITS = [
  edit(
    'hoped for',
    ['firstYear'],
    `^(?:(?:in|by the end of|after) (?:a|one|the|their|your)(?: first)? (?:year|twelve months)|(?:a|one) year in),? ${WE} (?:hope|like|want|expect)(?: that)? (?:they|you)(?:['’]d| had|['’]ve| have) (?=\\p{L}+)`,
    'in a year you’ll have ',
    [
      [
        'A year in, we’d hope they had taken three projects to tender',
        'in a year you’ll have taken three projects to tender',
      ],
    ],
  ),
  edit(
    'days as they go, with somebody',
    WORK,
    "^(?:day[- ]to[- ]day|mostly|mainly|most days|on an? (?:normal|typical|average) day),? (?=(?:they|you)(?:[’']?(?:d|ll)| would| will)\\b)",
    '',
    [['Day to day they’d test the materials', 'test the materials']],
  ),
  edit(
    'what the duties are',
    WORK,
    "^(?:(?:(?:the|their|your|our|his|her) )?(?:(?:main|key|core|daily|day[- ]to[- ]day|typical|usual) )*(?:duties|tasks|responsibilities)|(?:their|your|our|his|her) (?:main )?(?:job|role|work)) (?:are|is|will be|would be|['’]d be|includes?|will include|would include|involves?|would involve|will involve|covers?)(?: (?:mainly|mostly|things like))?:? (?=\\p{L}+ing\\b)",
    '',
    [
      ['The main duties are surveying roofs and pricing repairs', 'surveying roofs and pricing repairs'],
      ['Their job would be testing relays', 'testing relays'],
    ],
    ['The work is heavy'],
  ),
  edit('to do by then', ['firstYear'], '^to (?=(?!be\\b)\\p{L}+ )', '', [
    ['To win £500,000 of work in the first year', 'win £500,000 of work in the first year'],
  ]),
  edit(
    'now and then',
    ['responsibilities'],
    "^(?:now and then|from time to time|occasionally|sometimes|every so often|once in a while),? (?:they|you)(?:[’']?(?:d|ll)| would| will)(?: also)? (?!(?:be|have|get)\\b)(\\S.*?)$",
    '$1 from time to time',
    [['Now and then they’d go to site', 'go to site from time to time']],
  ),
  edit(
    'work by hand',
    WORK,
    "^(?:it|this|the (?:job|role|work))(?:[’']?s| is)(?: an?)?(?: (?:very|quite|all|pretty|really|mostly|fairly))* hands[- ]on(?: (?:job|role|work|stuff))?$",
    'hands-on work',
    [['It’s hands on', 'hands-on work']],
    ['It’s hands on in the morning'],
  ),
  edit(
    'kind of work',
    WORK,
    "^(?:it|this|the (?:job|role|work))(?:[’']?s| is)(?: an?)?(?: (?:very|quite|all|pretty|really|mostly|fairly))* (physical|varied|heavy|dirty|outdoor|manual|skilled)(?: (?:job|role|work|stuff))?$",
    '$1 work',
    [['The job is very physical', 'physical work']],
    ['It’s heavy in the morning'],
  ),
  edit(
    'some of it',
    WORK,
    '^a (?:little )?bit of (?=(?:\\p{L}+ )?(?:\\p{L}+ing|work|maintenance)\\b)',
    'some ',
    [['A bit of packing', 'some packing']],
  ),
  edit(
    'success',
    ['firstYear'],
    '^success(?: for (?:us|me))?(?: in (?:the |their |your )?first year)? (?:is|would be|will be|means|looks like)(?: that)? (?=\\S)',
    '',
    [['Success would be downtime under 4%', 'downtime under 4%']],
  ),
  edit(
    'where it is today',
    ['firstYear'],
    "(?:,|;| [–—-])(?: (?:and|but|which|it|that|we))*(?:[’']?(?:s|re)| is| are)?(?: (?:about|around|at|currently|roughly|now|running at))* \\d[\\d.,]* ?(?:%|per ?cent)? (?:now|today|currently|at the moment|at present)$",
    '',
    [
      ['Downtime under 4% by May, it’s about 7 now', 'Downtime under 4% by May'],
      ['85% fixed at once, it’s 72 at the moment', '85% fixed at once'],
    ],
    ['Downtime under 4%, 7 machines'],
  ),
  edit(
    'same unit',
    ['firstYear'],
    '\\bfrom (\\S+ (hour|minute|day|week|month))(s?) to (\\S+) \\2s?\\b',
    'from $1$3 to $4',
    [['setup cut from two hours to one hour', 'setup cut from two hours to one']],
  ),
  edit(
    'hoped to be done',
    ['firstYear'],
    `^(${TIME}),? ${HOPE} (?!(?:them|you|him|her)\\b)(\\S.{2,40}?) to be (?=\\p{L}+ed\\b)`,
    '$1, $2 ',
    [
      [
        'By the end of the contract we’d expect all accounts to be agreed',
        'By the end of the contract, all accounts agreed',
      ],
    ],
  ),
  edit(
    'hoped of the person, doing',
    ['firstYear'],
    `^(?!(?:${FIRST_YEAR})\\b)(${TIME}),? ${HOPE} (?:them|you|him|her) (?:to be |be )?(?=\\p{L}+ing\\b)`,
    '$1 you’ll be ',
    [['Within a year I’d want them leading a team', 'Within a year you’ll be leading a team']],
  ),
  edit(
    'hoped of the person',
    ['firstYear'],
    `^(?!(?:${FIRST_YEAR})\\b)(${TIME}),? ${HOPE} (?:them|you|him|her) to (?=\\p{L})`,
    '$1 you’ll ',
    [['In a year I’d want them to have cut the scrap', 'In a year you’ll have cut the scrap']],
  ),
  edit(
    'hoped in the first year',
    ['firstYear'],
    `^${FIRST_YEAR},? ${HOPE} (?!(?:to|them|you|him|her|it)\\b)(?=\\S)`,
    '',
    [['In the first year we want 20 houses handed over', '20 houses handed over']],
  ),
  edit(
    'hoped by then',
    ['firstYear'],
    `^(${TIME}),? ${HOPE} (?!(?:to|them|you|him|her|it)\\b)(?=\\S)`,
    '$1, ',
    [['By a year I’d like drawing errors down to 3', 'By a year, drawing errors down to 3']],
  ),
  edit(
    'wish',
    WORK,
    `^(?:${WE} ${WANT} (?:${SOMEONE}|you|him|her) (?:who can|who(?:['’]ll| will)|to)|(?:just |ideally )?(?:someone|somebody|a person) (?:who can|who(?:['’]ll| will)|to)) (?!be\\b)(?=\\S)`,
    '',
    [
      ['we want them to run the trials', 'run the trials'],
      ['someone who can take a job to handover', 'take a job to handover'],
    ],
  ),
  edit('own duty', WORK, "^you(?:['’]?(?:d|ll)| would| will)? (?=(?:have|get|be|spend|see)\\b)", 'you’ll ', [
    ['you’d have a patch of 410 tenancies', 'you’ll have a patch of 410 tenancies'],
  ]),
  edit(
    'duty',
    WORK,
    `^${PERSON}${WILL}(?: be(?= \\p{L}+ing\\b))? (?!(?:be|have|get|see|spend)\\b)(?=\\w)`,
    '',
    [
      ['they’d run the trials', 'run the trials'],
      ['You will also check the seals', 'check the seals'],
      ['they’d be doing the surveys', 'doing the surveys'],
    ],
  ),
  edit(
    'plain duty',
    WORK,
    `^(?:they|you) (?:also )?(?=(?!are|were|have|had|all|also|can|could|may|might|do|don|get|want|will|would|should|must|need|must|won|work|report|see)[a-z]+(?<!ed),? )`,
    '',
    [
      ['they write the reports up', 'write the reports up'],
      ['You also prep the samples', 'prep the samples'],
    ],
  ),
  edit(
    'first year',
    ['firstYear'],
    "^(?:(?:in|by the end of|over|within|during) (?:(?:the|their|your) )?(?:first )?(?:year(?: one| 1)?|twelve months|12 months)|first year),? (?:(?:we|i)(?:[’']d| would| should) (?:want|like|expect) (?:them|you) (?:to |(?=\\p{L}+ing\\b))|(?:they|you)(?:[’']?(?:d|ll)| would| will| should| must| need to) )(?!have (?:no|fewer|less)\\b)(?:be (?=\\p{L}+ing\\b))?(?=\\w)",
    '',
    [
      ['In the first year they should carry out the audit', 'carry out the audit'],
      ['first year we’d want them to clear the backlog', 'clear the backlog'],
      ['First year we’d like you running small jobs', 'running small jobs'],
      ['By the end of the year they should be signing off designs', 'signing off designs'],
      ['In year one you should bring waste down', 'bring waste down'],
    ],
  ),
  edit(
    'by when',
    ['firstYear'],
    `^(${TIME}),? ${PERSON}(?:[’']?(?:d|ll)| would| will| should| must| need to| have to)(?: also)? (?!would |will )(?=\\p{L})`,
    '$1 you’ll ',
    [
      [
        'In the first 3 months they’d get to know our standards',
        'In the first 3 months you’ll get to know our standards',
      ],
      ['By the end you’d have designed a small scheme', 'By the end you’ll have designed a small scheme'],
      [
        'In the first year they should have no missed visits',
        'In the first year you’ll have no missed visits',
      ],
      ['By the third year they’d be making tools', 'By the third year you’ll be making tools'],
      ['By month three they should run two machines', 'By month three you’ll run two machines'],
    ],
  ),
  edit('and have saved', ['firstYear'], ' and to have (\\p{L}+ed) (£[\\d.,]+[km]?|\\d+%)', ' and $2 $1', [
    [
      'Late orders down to 8% and to have saved £60,000 on castings',
      'Late orders down to 8% and £60,000 saved on castings',
    ],
  ]),
  edit('and have done', ['firstYear'], '(?<=\\byou’ll\\b.*,? and) to (?=(?:have|be) )', ' ', [
    [
      'By May you’ll be on site, and to have passed the test',
      'By May you’ll be on site, and have passed the test',
    ],
  ]),
  edit(
    'third person',
    WORK,
    '^(\\p{L}{2,}?)(?:(?<=(?:ch|sh|ss|x|o))es|(?<!s|ie)s) (?=(?:the|a|an|our|all|every|each|new|up|out|over) )',
    '$1 ',
    [
      ['runs the audits', 'run the audits'],
      ['watches the gauges', 'watch the gauges'],
      ['writes the reports', 'write the reports'],
    ],
  ),
  edit(
    'job',
    WORK,
    "^(?:(?:the |this )?(?:job|role|work|it)(?:[’']s|(?<=\\bit)s| is| will be| would be)(?: (?:basically|mainly|mostly|about|all about|really))*(?: (?:about|to))?|(?:day to day|mostly|mainly|basically),?(?: it[’']?s| it is| they[’']d be)?(?= \\p{L}+ing\\b)|the main (?:thing|job|duty) is(?: to)?|main duties(?: are)?|duties(?: are| include)?) (?=\\p{L}+(?:ing|e|t|n|d|k|p|r|l|s)?\\b)",
    '',
    [
      ['the job is setting out and checking', 'setting out and checking'],
      ['mostly it’s balancing air systems', 'balancing air systems'],
    ],
    ['Works with the planners daily'],
  ),
  edit(
    'days as they go',
    ['responsibilities'],
    "^day to day(?: \\([^()]*\\))?,? (?:it[’']?s|they[’']?d be)(?: (?:basically|mainly|mostly))? (?=\\S)",
    '',
    [
      ['Day to day it’s breakdowns and planned jobs', 'breakdowns and planned jobs'],
      ['Day to day (week to week) its pumps and valves', 'pumps and valves'],
    ],
    ['Day to day running of the yard'],
  ),
  edit(
    'level wanted',
    ['firstYear'],
    '^(?!(?:it|that|this|they)\\b)(.+?) (?:is|are)(?: at)? [\\d.]+ ?%,? (?:and |but )?(?:we|i) (?:want|need) it(?: at| to be)? ([\\d.]+) ?%?$',
    '$1 at $2%',
    [['Scrap on the castings is 8% we want it 5', 'Scrap on the castings at 5%']],
    ['It’s 7% and we want it at 3'],
  ),
  edit(
    'year',
    ['firstYear'],
    '^(?:(?:(?:in|by the end of) )?(?:their |your |the )?(?:1st|first) (?:year|yr)|(?:in )?(?:year|yr) (?:1|one))(?: goals?| aims?)?(?:\\s*[:,]| [–—-]) (?=\\S)',
    '',
    [
      ['Year 1: lead a gang of three', 'lead a gang of three'],
      ['1st yr - clear the backlog', 'clear the backlog'],
      ['Year one goal, scrap under 3%', 'scrap under 3%'],
    ],
    ['Year 1 pupils reading at their age'],
  ),
  edit(
    'goal',
    ['firstYear'],
    `^(?:${WE} ${WANT}(?: (?:you|them)(?= \\p{L}+ing\\b))?|want|(?:our|the) (?:dream|hope|aim|goal|target|plan) (?:is|would be)(?: to have)?) (?!to\\b|(?:you|it|that|this|those|us)\\b)(?=\\S)`,
    '',
    [
      ['We’d expect an AA at the next audit', 'an AA at the next audit'],
      ['we’d want you running a shift by May', 'running a shift by May'],
      ['want two million in orders by April', 'two million in orders by April'],
    ],
    ['we want to be back at Good'],
  ),
  edit(
    'task',
    ['responsibilities'],
    '^to (?!(?:the|a|an|our|your|be|have|and|this|that|all|both|whom|which)\\b)(?=\\p{L}+ \\S)',
    '',
    [['to triage referrals by telephone', 'triage referrals by telephone']],
    ['to the depot and back', 'to be candid, it depends'],
  ),
]
