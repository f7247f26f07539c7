import { edit, OFFER, REQUIREMENTS, TERMS, WE, WORK } from './edit'

const ALL = [...WORK, ...REQUIREMENTS, ...OFFER, ...TERMS, 'compensation', 'contractType'] as const

const LABEL =
  '(?:duties|responsibilities|tasks|day[- ]to[- ]day|role|job|work|(?:technical |soft |people )?skills|requirements?|technical(?: side)?|experience|qualifications?|tickets|benefits|perks|package|extras|culture|ethos|team|progression|growth|training|hours|location|goals?|targets?|people side|first year|year one|good bits|travel|start(?: date)?|(?:(?:hiring|selection|interview|recruitment) )?process|interviews?|sites?|depot)'

/** Of a job, as talk names them. */
const SIDE =
  '(?:technical|people|personal|person|practical|soft|behaviou?ral|human|experience|skills?|software|qualifications?|tickets?|pay|money|benefits?|perks|culture|team|training)'

/** Words that only say what kind of thing follows. */
const LEAD_WORD =
  "(?:what|which|do|does|you|they|we|i|(?:you|they|we|i)[’'](?:d|ll|re|ve)|is|are|would|will|must|get|gets|want|need|needs|bring|look|looks|like|year|one|first|in|on|for|as|to|of|the|our|their|your|a|an|main|key|other|then|right|so|person|side|terms|technical|technically|requirements?|must-haves?|musts?|essentials?|desirables?|benefits?|perks|duties|goals?|targets?|extras|public|internal|real|actually|mean|agreed|mandatory|following|this|job|role|specification)"

/** What talk puts in front of a line and behind it. */
export const END_EDITS = [
  edit(
    'label',
    ALL,
    `^(?:(?:as to|as for|in terms of|regarding|re|on|the|our|your|their|key|main|other|usual|core) )*${LABEL}(?: (?:are|is|include))?\\s*(?::|[–—-](?= ))\\s*(?=\\S)`,
    '',
    [
      ['Benefits: 25 days and a pension', '25 days and a pension'],
      ['in terms of duties: running the yard', 'running the yard'],
      ['on the people side: calm', 'calm'],
    ],
    ['Team-building days', 'Experience of a dry dock: two refits', 'Start at 8: finish at 4'],
  ),
  edit(
    'lead-in',
    ALL,
    `^(?:${LEAD_WORD},? )*${LEAD_WORD}:\\s+(?=\\S)`,
    '',
    [
      ['What you’d get: 25 days and a pension', '25 days and a pension'],
      ['As to what they must bring: a degree in physics', 'a degree in physics'],
      ['Year one looks like: two sites live by June', 'two sites live by June'],
      ['What we actually mean: calm on the phone', 'calm on the phone'],
      ['the real musts: a lathe and a mill', 'a lathe and a mill'],
      ['In this job you will: set the presses', 'set the presses'],
    ],
    ['Driving: a van licence', 'Not in the first year: travel'],
  ),
  edit(
    'what it is about',
    ALL,
    `^(?:${SIDE}[- ]wise,?|(?:on|from) (?:the|a) ${SIDE} (?:side|front|standpoint|point of view|perspective)(?:,|(?= (?:we|they|you)\\b))|technically,|(?:as (?:to|for|regards)|regarding|going back to|(?:back|again) (?:to|about|on)|one more (?:thing )?(?:on|about)|another (?:thing )?(?:on|about)) [\\p{L}’' -]{2,30}[,:])\\s+(?!(?:it|that|this|these|those)\\b)(?=\\S)`,
    '',
    [
      ['Experience wise, five years on site', 'five years on site'],
      ['Person-wise we want a steady hand', 'we want a steady hand'],
      ['On the technical side we use Revit', 'we use Revit'],
      ['As to getting on: two became managers', 'two became managers'],
      ['One more on pay: a bonus at Christmas', 'a bonus at Christmas'],
    ],
    [
      'Again about the licence: it is an advantage',
      'On the shop floor half the day',
      'Likewise, a van',
      'On the audit side you will plan fieldwork',
    ],
  ),
  edit(
    'acknowledgement',
    ALL,
    '^(?:(?:good|fine|right|great|lovely|ok(?:ay)?|next|perfect),? )+(?:so(?! far\\b)|next|then),? (?=\\S)|^(?:fine|right|ok(?:ay)?|next): (?=\\S)',
    '',
    [
      ['Good, so Polish is an advantage', 'Polish is an advantage'],
      ['Fine: must be able to get SC clearance', 'must be able to get SC clearance'],
      ['Right, next, a forklift licence', 'a forklift licence'],
    ],
    ['Good so far', 'Fine motor control', 'Right to work in the UK'],
  ),
  edit(
    'mark',
    ALL,
    '^(?:(?:\\d{1,2}[:.)]|re:) +(?=\\p{L}|\\d+\\+? \\p{L})|[^\\p{L}\\p{N}\\s£€$({["\'“‘<>≥≤±+~.&#]+ *(?=\\S))',
    '',
    [
      ['1: 5 years in print', '5 years in print'],
      ['3) check the proofs', 'check the proofs'],
      ['Re: the team, nine of us', 'the team, nine of us'],
      ['✿ pension of 8%', 'pension of 8%'],
    ],
    ['9.30 to 5', '12: 30'],
  ),
  edit(
    'aim',
    ALL,
    `^(?:what (?:${WE}|they(?:['’]?(?:ll|re|d)| are| will)?|you(?:['’]?(?:ll|re|d)| are| will)?)(?: be)? (?:actually )?(?:want|need|mean|like|look for|looking for|after|doing|do|get)(?: to see)?|the (?:main|big|first|daily|other|real) (?:thing|one|part|bit|goal|aim|target|task)) (?:is|would be|will be)(?: that| to)? (?!not\\b)(?=\\S)`,
    '',
    [
      ['what we’d like is four pairs by August', 'four pairs by August'],
      ['What you’re doing is pulling the models together', 'pulling the models together'],
      ['the main thing is to keep the line running', 'keep the line running'],
    ],
    ['what we do is not glamorous'],
  ),
  edit(
    'opening',
    ALL,
    "^(?:(?:the )?point is(?: that)?|put down|make (?:it|that)|(?:let (?:us|me)|let[’']s) say|naturally|obviously|genuinely|please note(?: that)?|as (?:I|we) say|for which|to (?:apply|do this|succeed|be considered),?(?= you\\b)|for this (?:job|role|post),?(?= you\\b)),? (?=\\S)",
    '',
    [
      ['point is you’re on your feet', 'you’re on your feet'],
      ['let us say six months', 'six months'],
      ['for which a daily allowance is paid', 'a daily allowance is paid'],
      ['to apply you should have a degree', 'you should have a degree'],
    ],
    ['Make itemised quotes', 'to apply paint'],
  ),
  edit('order to write', ALL, '^(?:use|put|say|add|write):\\s+(?=\\S)', '', [
    ['Use: the main tasks, with adjustments', 'the main tasks, with adjustments'],
  ]),
  edit(
    'source quoted',
    ALL,
    '^(?:(?:there|this|it)(?:[’\']s| is) )?(?:also )?from (?:our|the|my) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+: ["“]([^"“”]+)["”]$',
    '$1',
    [['From our handbook: "A day off on your birthday."', 'A day off on your birthday.']],
    ['From our depot: a van'],
  ),
  edit(
    'tail',
    ALL,
    ',? and (?:that|what ?not|what have you|such(?: ?like)?|everything)$|,? (?:obviously|innit|to be fair)$|, (?:whatever|if you like|for instance|mate)$|(?:,? etc\\.?)+$|\\s*\\(!\\)$',
    '',
    [
      ['boots and kit and what have you', 'boots and kit'],
      ['a DBS obviously', 'a DBS'],
      ['Pumps, valves etc.', 'Pumps, valves'],
      ['a gym (!)', 'a gym'],
    ],
    ['free lunch for all', 'pipework, cable and all-round repairs', 'a job with a mate'],
  ),
]
