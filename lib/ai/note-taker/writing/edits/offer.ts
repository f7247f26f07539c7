import { dropsNegation, edit, OFFER, PERSON, REQUIREMENTS, TERMS } from './edit'

const BEFORE_OFFER =
  '(?:(?:an?|the|free|some|about|around|up|half|over|\\d[\\d.,]*|£\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]|%))'

/** What the company offers, and the terms of the job. */
export const OFFER_EDITS = [
  edit(
    'what is good',
    ['culture', 'motivation', 'growth', 'benefits'],
    "^what(?:['’]?s| is)(?: really| so)? (?:good|nice|great)(?: about (?:it|us|the (?:job|role|place|company)|working here))?(?: is(?: that)?|:|,) (?=\\S)",
    '',
    [
      ['What’s good about it is that you see your drawing built', 'you see your drawing built'],
      ['What’s good: proper rigs and time', 'proper rigs and time'],
    ],
    ['What’s good for one is bad for another'],
  ),
  edit(
    'who manages them',
    ['culture'],
    "^(?:and )?(?:i|we)(?:['’]?(?:d|ll|m)| would| will| am)(?: be)? (?:their|your|the) (?:line )?(?:manager|boss),? \\(?(?:as (?:the )?|i['’]m (?:the )?)?([\\p{L} ]{4,40}?)\\)?$",
    'you’ll report to the $1',
    [['I’d be their manager (commercial director)', 'you’ll report to the commercial director']],
  ),
  edit(
    'whom they report to',
    ['culture'],
    '^report(?:s|ing)? (?=(?:(?:in|directly|straight) )?(?:in)?to \\S)',
    'you’ll report ',
    [
      ['Report to the head of transport', 'you’ll report to the head of transport'],
      ['reports directly to the works manager', 'you’ll report directly to the works manager'],
    ],
  ),
  edit(
    'offer',
    OFFER,
    `^${PERSON}(?:['’]?(?:d|ll)| would| will| also)* (get|have|receive) (?=\\S)`,
    'you’ll $1 ',
    [
      ['they’d get 25 days', 'you’ll get 25 days'],
      ['the successful candidate will receive a van', 'you’ll receive a van'],
    ],
    ['they got there first'],
  ),
  edit(
    'future',
    [...OFFER, ...TERMS],
    `^(?:${PERSON})(?:['’]?(?:d|ll)| would| will)(?: also)? (?!(?:rather|better|like|prefer)\\b)(?=\\p{L}+(?<!(?:ed|en|un)) )`,
    'you’ll ',
    [['they’d pick up £28 a night', 'you’ll pick up £28 a night']],
    ['you’d better ask', 'the team would help'],
  ),
  edit('even me', OFFER, ',? including (?:me|us)$', '', [
    ['Everyone started as an apprentice, including us', 'Everyone started as an apprentice'],
  ]),
  edit(
    'we would',
    OFFER,
    "^we(?:['’]d| would)(?: also| always)? (?!(?:like|love|want|rather|prefer|need|expect|hope|be|have|say|consider|better|not)\\b|\\p{L}+ed\\b)(?=\\p{L}+ )",
    'we’ll ',
    [['We’d put you through any training', 'we’ll put you through any training']],
    ['We’d rather wait', 'We’d started in a shed'],
  ),
  edit(
    'days of leave',
    ['benefits'],
    '^(\\d{2}(?:\\.5)?) days (?=(?:paid |annual )?(?:holiday|leave)\\b)',
    '$1 days’ ',
    [
      ['26 days holiday', '26 days’ holiday'],
      ['27 days annual leave', '27 days’ annual leave'],
    ],
  ),
  edit(
    'share of a pension',
    ['benefits', 'package'],
    '^(?:(?:company |workplace )?pension(?: is| at|:)?|(?:company|workplace) pension of) (\\d{1,2}(?:\\.\\d)?)%$',
    '$1% pension',
    [
      ['Pension 5%', '5% pension'],
      ['Company pension at 5%', '5% pension'],
    ],
    ['Pension of 5%'],
  ),
  edit(
    'there is',
    [...OFFER, ...TERMS, ...REQUIREMENTS],
    `^(?:there(?:['’]?s| is| are)|(?:it|that)(?:['’]?s| is)) (?:also )?(?=${BEFORE_OFFER})`,
    '',
    [
      ['there’s a pension of 8%', 'a pension of 8%'],
      ['it’s 25 days plus bank holidays', '25 days plus bank holidays'],
    ],
    ['it’s not a desk job'],
  ),
  dropsNegation(
    edit(
      'nothing but',
      OFFER,
      "^(?:there(?:[’']?s| is| are) |we (?:have|offer|do|give) |it[’']?s )?(?:no (?:benefits|perks|extras|package|frills|bonus(?:es)?)|nothing|not (?:an? )?(?:lot|much|many)|none)(?: \\p{L}+){0,5}? (?:beyond|apart from|other than|except(?: for)?|besides|aside from|bar)(?: the)? (?=\\S)",
      '',
      [
        ['No perks to speak of beyond a pension of 6%', 'a pension of 6%'],
        ['there’s nothing special apart from free parking', 'free parking'],
        ['not a lot other than the canteen', 'canteen'],
      ],
      ['No benefits', 'No smoking except in the yard', 'nobody but us'],
    ),
  ),
  edit(
    'team',
    ['culture'],
    "^(?:there(?:[’']?s| are) )?(\\d+) in (?:the )?(\\p{L}*(?:room|shop)|lab|office|drawing office|depot|yard|warehouse|foundry|workshop|department|maintenance team)$",
    'a team of $1 in the $2',
    [
      ['There’s 9 in the lab', 'a team of 9 in the lab'],
      ['8 in toolroom', 'a team of 8 in the toolroom'],
    ],
    ['2 in Leeds', '6 in ten'],
  ),
  edit(
    'holiday',
    ['benefits'],
    '^(\\d{2}(?:\\.5)?) days(?=(?:,? (?:plus|and|including|excluding|as well as)| ?\\+) (?:the |all |your )?(?:bank|public|statutory) |$)',
    '$1 days’ holiday',
    [
      ['25 days plus bank holidays', '25 days’ holiday plus bank holidays'],
      ['28 days', '28 days’ holiday'],
    ],
    ['25 days holiday', '3 days at home'],
  ),
  edit(
    'heading of the offer',
    ['benefits', 'package'],
    '^(?:the |our )?(?:benefits|perks)(?:,| are| is| include) (?=(?:an? |the |paid |private |free |company )?(?:\\d|(?:twenty|thirty)\\b|pension|holiday|health|dental|medical|life|car\\b|van\\b))',
    '',
    [
      ['Benefits, 23 days plus bank holidays, a pension', '23 days’ holiday plus bank holidays, a pension'],
      ['Benefits is private dental', 'private dental'],
      ['Benefits are twenty five days and a van', 'twenty five days and a van'],
    ],
    ['Benefits are ordinary'],
  ),
  edit(
    'holiday said first',
    ['benefits'],
    "^(?:(?:the )?(?:annual leave|holidays?|leave)(?: entitlement)?(?: is| are|:)?) (\\d{2}(?:\\.5)?) days(?:[’']? holiday)?(?= |,|$)",
    '$1 days’ holiday',
    [
      ['Holiday is 25 days plus bank holidays', '25 days’ holiday plus bank holidays'],
      ['Holiday 28 days pro rata', '28 days’ holiday pro rata'],
    ],
    ['Holidays in August'],
  ),
  dropsNegation(
    edit(
      'statutory pension',
      ['benefits', 'package'],
      "^(?:(?:the |a |just |only )*(?:workplace )?pension(?:[’']s| is)?(?: just| only| at)* (?:the )?(?:legal|statutory) minimum|(?:the |just |only )*(?:legal|statutory) minimum (?:workplace )?pension)$",
      'statutory pension',
      [
        ['Pension is the legal minimum', 'statutory pension'],
        ['just the statutory minimum pension', 'statutory pension'],
      ],
      ['Pension of 5%', 'Pension above the legal minimum'],
    ),
  ),
  edit(
    'life cover',
    ['benefits'],
    '^(life (?:cover|assurance|insurance)|death in service)(?: of| at)?,? (\\d)(?: ?x|×| times)$',
    '$1, $2 times salary',
    [['Life cover 3x', 'Life cover, 3 times salary']],
    ['Life cover 3 times a year'],
  ),
  dropsNegation(
    edit(
      'reason for being on site',
      ['workPattern', 'location'],
      "(?<=\\bon[- ]site\\b.*)(?:,|,? (?:because|as|since)) (?:(?:you|they|we) )?(?:can[’']?t|cannot) .*\\b(?:home|remote(?:ly)?)$",
      '',
      [
        ['On site in Derby, you can’t take a lathe home', 'On site in Derby'],
        ['All on site, can’t mend a pump from home', 'All on site'],
      ],
      ['On site, can’t start before 8', 'On site, the press can’t be worked from home'],
    ),
  ),
  dropsNegation(
    edit(
      'reason that asks for a nod',
      TERMS,
      "(?:,| because| as| since) (you|we) (?:can[’']?t|cannot) .*,? can \\1$",
      '',
      [['Some nights because you can’t shut a ward in the day can you', 'Some nights']],
      ['Nights, because you can’t work in the day'],
    ),
  ),
  edit(
    'more of them',
    ['posts'],
    '^((?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)) (?:more|extra|additional|new) \\p{L}+$',
    '$1',
    [['Two more fitters', 'Two']],
    ['Two more fitters and a planner', 'One more by May'],
  ),
  edit(
    'along with',
    ['benefits', 'package', 'workPattern', 'hours', 'travel', 'experience', 'technical'],
    '^with (?!(?:us|you|them|this|that|it|people|others|care)\\b)(?=\\S+ \\S|parking|tips|overtime|flexitime)',
    '',
    [
      ['with two days a week at home', 'two days a week at home'],
      ['With parking', 'parking'],
    ],
    ['with us you learn'],
  ),
]
