import { edit, OFFER, REQUIREMENTS, TERMS, WE, WORK } from './edit'

const ALL = [...WORK, ...REQUIREMENTS, ...OFFER, ...TERMS, 'compensation', 'contractType'] as const

const LABEL =
  '(?:duties|responsibilities|tasks|day[- ]to[- ]day|role|job|work|(?:technical |soft |people )?skills|requirements?|technical(?: side)?|experience|qualifications?|tickets|benefits|perks|package|extras|culture|ethos|team|progression|growth|training|hours|location|goals?|targets?|people side|first year|year one|good bits|travel|start(?: date)?|process|interviews?)'

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
    "^(?:(?:the )?point is(?: that)?|let (?:us|me) put it (?:differently|another way|this way|like this):?|put down|make (?:it|that)|let (?:us|me) say|let[’']s say|naturally|obviously|to start(?: with)?|in short|as (?:I|we) say|amend(?:ed)?:|as for (?:the )?(?:year|hours|pay|benefits|team|person|training),?),? (?=\\S)",
    '',
    [
      ['point is you’re on your feet', 'you’re on your feet'],
      ['Naturally an enhanced DBS', 'an enhanced DBS'],
      ['let us say six months', 'six months'],
    ],
    ['Make itemised quotes'],
  ),
  edit(
    'relative',
    REQUIREMENTS,
    "^(?:(?:just|also) )?who(?:[’'](?:ll|d|s|ve)|ll| is| are| will| would)? (?=\\p{L})",
    '',
    [
      ['who is not afraid to say no', 'not afraid to say no'],
      ['who’ll walk the job', 'walk the job'],
    ],
    ['whose work is tidy'],
  ),
  edit(
    'comment',
    ALL,
    ",? (?:and )?(?:that|this|which)[’']?(?:s| is) (?:the (?:one|target|aim|goal|test|plan|point|job|main thing|big one)|it|all|about it|what we want|key)$",
    '',
    [['no lost-time accidents, that’s the one', 'no lost-time accidents']],
  ),
  edit(
    'tail',
    ALL,
    ",? (?:and that|an[d’']? all|or whatever|whatever|and what ?not|and what have you|and such(?: ?like)?|and everything|obviously|to be fair|innit|if you like|for instance|mate|etc\\.?)$",
    '',
    [
      ['boots and kit and what have you', 'boots and kit'],
      ['a DBS obviously', 'a DBS'],
    ],
    ['free lunch for all', 'pipework, cable and all-round repairs'],
  ),
]
