import { edit, PERSON, SOMEONE, WANT, WE, WORK } from './edit'

const WILL =
  "(?:['’]?(?:ll|d)(?: (?:also|really|basically|be expected to|need to|have to|get to|have got to))*|(?: also)? (?:will|would|should|must|shall|are going to|is going to|are to|get to|gets to|(?:will |would )?(?:need|needs|have|has|got|ought)(?: got)? to|['’]ve got to)(?: (?:also|really|basically|be able to))*)"

/** What the person will do, and in the first year. */
export const WORK_EDITS = [
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
    "^(?:(?:in|by the end of|over|within|during) (?:(?:the|their|your) )?(?:first )?(?:year(?: one| 1)?|twelve months|12 months)|first year),? (?:(?:we|i)(?:[’']d| would| should) (?:want|like|expect) (?:them|you) (?:to |(?=\\p{L}+ing\\b))|(?:they|you)(?:[’']?(?:d|ll)| would| will| should| must| need to) )(?:be (?=\\p{L}+ing\\b))?(?=\\w)",
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
