import { dropsNegation, edit, PERSON, REQUIREMENTS, SOMEONE, WANT, WE, WORK } from './edit'

const SAID = "(?:['’]?(?:ll|d|ve)| will| would| do| really| absolutely| definitely| also)*"
const MUST = `${SAID} (?:must|should|ought to|got to|gotta|needs?(?: to(?= (?:be|have)\\b)|(?! to\\b))|(?:have|has) to(?= (?:be|have)\\b)|wants? to(?= be able))(?: (?:also|really|at least))*`

const DEMAND = `(?:${PERSON}${MUST}|must|needs? to|(?:has|have|got) to|to(?= have))`
/** What was done before: "have delivered", and not "have detailed knowledge". */
export const DONE =
  '\\p{L}{2,}(?<!\\b(?:ne|experienc|skill|certifi|advanc|detail|relat|recogni[sz]|limit|qualifi|approv|accredit|requir|valid|unrestrict|prov))ed|built|run|led|done|been|made|won|seen|written|driven|taught|kept|dealt|brought|held|spent|sold|bought|flown|laid|(?:put|cut|set|read)(?= (?:an?|the|in|up|out|together) )'

/** What somebody may be asked to hold. */
const PAPER = '(?:formal )?(?:qualifications?|degree|clearance|certificates?|tickets?|experience)'

/** What the person must bring, or may. */
export const REQUIREMENT_EDITS = [
  edit(
    'day one',
    REQUIREMENTS,
    `^(?:on |from )?(?:their |your )?(?:day one|day 1|first day),? (?:ideally )?(?=${PERSON} )`,
    '',
    [
      ['On day one they need to be able to weld', 'able to weld'],
      ['day one, they must have a CSCS card', 'a CSCS card'],
    ],
    ['Day one is an induction'],
  ),
  edit(
    'as good as another',
    REQUIREMENTS,
    "(?:['’]d| would| will) (?:suit|do) (?:us|me)(?: for us)?(?: just)? as well as (?=an? )",
    ', or ',
    [['An HNC would suit us just as well as a degree', 'An HNC, or a degree']],
  ),
  edit(
    'good enough',
    REQUIREMENTS,
    "(?<!\\b(?:who|what|which|it|this|there|everything))(?:(?:['’]d| would| will) (?:suit (?:us|me)|do(?: (?:us|me))?|be)|(?:['’]s| is| are)) (?:perfectly |absolutely |quite |just |also )*(?:fine|well|nicely|acceptable|ok(?:ay)?|all right|good enough)(?: (?:too|with us|by us))?$",
    '',
    [
      ['An HNC and four years of design would suit us perfectly well', 'An HNC and four years of design'],
      ['Any regulated industry is fine', 'Any regulated industry'],
      ['A car plant would do us fine', 'A car plant'],
    ],
    ['Somebody who is fine', 'Make sure it is well'],
  ),
  edit(
    'not to be moved on',
    ['technical', 'experience', 'softSkills', 'education'],
    '(?<!\\b(?:that|who|which|it)) (?:is|are) (?:both |all )?(?:firm|fixed|non-negotiable|not (?:up for discussion|negotiable))$',
    '',
    [['AS9102 experience and Y14.5 are firm', 'AS9102 experience and Y14.5']],
    ['A handshake that is firm'],
  ),
  edit('wish for a kind', REQUIREMENTS, `^${WE} ${WANT} `, '', [
    ['we need a clean licence', 'a clean licence'],
    ['I’d like someone who can say no', 'someone who can say no'],
  ]),
  edit(
    'someone',
    REQUIREMENTS,
    `^(?:just |ideally )?(?:${SOMEONE}(?<!people) (?:with )?|people with )(?!who|that|to\\b|from\\b)(?!.* who\\b)(?=\\S)`,
    '',
    [
      ['someone calm with clients', 'calm with clients'],
      ['somebody with a forklift licence', 'a forklift licence'],
    ],
    ['someone who’ll walk the job', 'somebody tidy, who asks first', 'People stay because they’re trusted'],
  ),
  edit(
    'need',
    REQUIREMENTS,
    `^${PERSON}${SAID} (need|have)s? to(?: also| really)? (?!(?:be|have)\\b)(?=\\p{L})`,
    'you’ll $1 to ',
    [
      ['they’d need to drive', 'you’ll need to drive'],
      ['they have to know Eurocodes', 'you’ll have to know Eurocodes'],
    ],
    ['they need to be able to drive'],
  ),
  edit(
    'done before',
    REQUIREMENTS,
    `^${DEMAND} have (?=(?:also |already |ever )?(?:${DONE})\\b \\S)`,
    'you’ll have ',
    [
      ['they need to have delivered M&E projects', 'you’ll have delivered M&E projects'],
      ['They’ve got to have done castings before', 'you’ll have done castings before'],
      ['must have worked on a farm', 'you’ll have worked on a farm'],
    ],
    ['they need to have detailed knowledge of pumps', 'must have used'],
  ),
  edit(
    'ability',
    REQUIREMENTS,
    `^${DEMAND} (?=(?:read|write|drive|weld|speak|lift|use|operate|interpret|solder|swim|type|draw|count) (?!to\\b)\\S)`,
    'able to ',
    [['Must read drawings', 'able to read drawings']],
    ['must know Eurocodes'],
  ),
  edit(
    'condition',
    REQUIREMENTS,
    '^must (?=(?:live|travel|work|pass|wear|supply|provide|bring|attend|start|commute|relocate|undergo|register) \\S)',
    'you’ll need to ',
    [['must live within 30 minutes', 'you’ll need to live within 30 minutes']],
  ),
  edit('demand', REQUIREMENTS, `^(?:${PERSON}|it)${MUST}(?: (?:be|have))? (?!to\\b)(?=\\S+ \\S)`, '', [
    ['they need to have a CSCS card', 'a CSCS card'],
    ['they must be able to drive', 'able to drive'],
    ['they’ve got to know Eurocodes', 'know Eurocodes'],
  ]),
  edit(
    'bare demand',
    REQUIREMENTS,
    '^(?:must|need|needs|to (?=be able|have )|has to|have to|got to|should|required:?|essential:?)(?: (?:to|be|have))* (?!not|to\\b)(?=\\S)',
    '',
    [
      ['Has to be able to do a frame by hand', 'able to do a frame by hand'],
      ['must have a driving licence', 'a driving licence'],
    ],
  ),
  edit('being able', REQUIREMENTS, '^being able to (?=\\p{L})', 'able to ', [
    ['being able to read drawings', 'able to read drawings'],
  ]),
  edit('at ease', REQUIREMENTS, '^ok(?:ay)? (?=(?:with|about|on|in|at|\\p{L}+ing)\\b)', 'comfortable ', [
    ['must be ok working at height', 'comfortable working at height'],
  ]),
  edit(
    'what we use',
    REQUIREMENTS,
    '^we (?:also |mainly |all )?use (?=\\p{Lu}\\S*$)',
    '',
    [['We use COINS', 'COINS']],
    ['We use ladders a lot'],
  ),
  edit(
    'little',
    [...REQUIREMENTS, ...WORK],
    '^(?:a )?(?:little )?(?<!^a )bit of (?!an?\\b)',
    'some ',
    [['Bit of inspection', 'some inspection']],
    ['Bit of a walk'],
  ),
  dropsNegation(
    edit(
      'why it is asked',
      REQUIREMENTS,
      "(?:,| [–—-])(?: (?:honestly|frankly|really|because|as|since|and|to be honest|to be fair),?)* (?:(?:that|it|this)[’']s|(?:that|it|this) is) (?:the )?(?:one|only|main) thing (?:that )?(?:we|i|you|nobody|no one) (?:can[’']?t|cannot|won[’']?t|don[’']?t) \\p{L}+$",
      '',
      [['Castings before, honestly that’s the one thing we can’t teach', 'Castings before']],
      ['Castings, that’s the one thing we need'],
    ),
  ),
  edit(
    'wish in front',
    ['niceToHave'],
    '^(?:agreed as |also |(?:it |that |what )?would (?:be )?|not (?:a must|essential|needed),? but )*(?:helps?|helpful|useful|handy|nice|desirable|welcome|a bonus|a plus|preferred|something we would train)(?: to have| too)?(?:\\s*:| [–—-]) (?=\\S)',
    '',
    [
      ['Would help: a slinger ticket', 'a slinger ticket'],
      ['Agreed as useful: Python', 'Python'],
      ['Nice - a van licence', 'a van licence'],
    ],
    ['Nice people: a small team', 'Help desk: two years'],
  ),
  edit(
    'nice to have in front',
    ['niceToHave'],
    '^nice[- ]to[- ]haves?(?: (?:is|are|would be))? (?!(?:if|but|and|though|rather|in)\\b)(?=\\p{L})',
    '',
    [['Nice to have PCV licence, hybrid training', 'PCV licence, hybrid training']],
    ['Nice to have if they drive'],
  ),
  edit(
    'wished behind',
    ['niceToHave'],
    '(?: too| as well)?(?:,? then)?(?:,? (?:that )?(?:would|will|could)(?: also| really)? be| (?:is|are)|,| [–—-]) (?:just |only |still |very |really |always )*(?:an? |the )?(?:(?:real|big|huge|definite|massive) )?(?:nice(?:[- ]to[- ]have)?|handy|useful|helpful|bonus|plus|advantage|help|desirable|ideal|preferred|preferable|beneficial|(?<=\\b(?:would|could)(?: also| really)? be )(?:good|great|brilliant|lovely|fantastic))(?: to have)?(?: too| as well| though| only)?$',
    '',
    [
      ['Midas would be handy', 'Midas'],
      ['The Polish language is an advantage only', 'The Polish language'],
      ['Mitsubishi is still only handy', 'Mitsubishi'],
      ['CAN bus is just useful', 'CAN bus'],
      ['PASMA is a bonus', 'PASMA'],
      ['SketchUp would be a real bonus', 'SketchUp'],
      ['a bit of Python would be nice to have', 'a bit of Python'],
      ['Tekla, desirable', 'Tekla'],
      ['Solar experience is preferred', 'Solar experience'],
      ['Some robotics would be brilliant', 'Some robotics'],
      ['MicroStation would be an advantage', 'MicroStation'],
      ['Partial discharge testing – nice to have', 'Partial discharge testing'],
    ],
    ['ways to make work nice for others', 'put Revit as nice'],
  ),
  dropsNegation(
    edit(
      'wished, not demanded',
      ['niceToHave'],
      `(?:,? (?:that )?(?:(?:would|will|could|['’]d)(?: also| really)? be|is|are),?|,| [–—-])?(?: (?:just|only|very|really|quite))? (?:an? )?(?:nice|handy|useful|helpful|good|great|lovely|bonus|plus|desirable|preferred|preferable|preferably|ideal|ideally|advantage|advantageous|welcome)(?: to have)?(?:(?:,| –| -)? (?:but|though|if))?,? (?:it[’']s |that[’']s |is |we[’']re )?(?:not|isn[’']t|n[’']t) (?:an? )?(?:absolutely |strictly |really )?(?:essential|vital|needed|required|necessary|must|must-have|deal ?breaker|deal-breaker|bothered|fussed)(?: though)?$`,
      '',
      [
        ['Supervising others would be good but not essential', 'Supervising others'],
        ['Welding preferred but not a must', 'Welding'],
        ['Java would be great, not vital though', 'Java'],
      ],
      ['Good but not essential'],
    ),
  ),
  edit(
    'bare wish behind',
    ['niceToHave'],
    '(?:(?<=\\b(?:experience|background|knowledge|skills?|tickets?|licen[cs]e|cards?|qualifications?|certificates?|degree|training|exposure|understanding)),? (?:nice|handy|useful|helpful)|,? (?:desirable|preferred|preferably|ideally))$',
    '',
    [
      ['Dairy experience nice', 'Dairy experience'],
      ['A printing or packaging background preferably', 'A printing or packaging background'],
    ],
    ['Make the shop look nice', 'Reports that are useful'],
  ),
  dropsNegation(
    edit(
      'no matter which',
      ['technical', 'experience', 'education', 'niceToHave', 'location'],
      "(?<=\\bor\\b.*)(?:,| –| -)? (?:(?:we |I )?(?:don[’']t|do not) (?:mind|care) which(?: one)?|no preference|(?:(?:we|i)(?:[’']re|[’']m| are| am) )?not (?:fussed|bothered)(?: which)?|either(?: one)?(?: is fine| is ok(?:ay)?| will do| would do| works)|(?<=, )either|whichever)$",
      '',
      [
        ['HND or degree, don’t mind which', 'HND or degree'],
        ['A fitter or a turner, either', 'A fitter or a turner'],
        ['Mech or elec, we’re not fussed which', 'Mech or elec'],
        ['Level 2 or 3, either is fine', 'Level 2 or 3'],
      ],
      ['don’t mind which', 'Leeds or York but not either'],
    ),
  ),
  edit('worked in', ['niceToHave'], '^worked in (?=\\S)', 'experience in ', [
    ['worked in a workshop', 'experience in a workshop'],
  ]),
  edit('for example', REQUIREMENTS, ",? (?:maybe|perhaps) (?:they|you|he|she)(?:[’']\\p{L}+)? .*$", '', [
    ['Good with your hands, maybe they fix bikes', 'Good with your hands'],
  ]),
  edit(
    'or another',
    ['niceToHave'],
    "^(.+?),? (?:is|would be) (?:nice|good|great|ideal|preferred),? but (?:we|i)(?:['’](?:d|ll)| would| will)(?: also)? (?:take|consider|accept|look at) (?=an?\\b)",
    '$1, or ',
    [
      [
        'A degree is nice but I’d take an apprentice who came up through it',
        'A degree, or an apprentice who came up through it',
      ],
    ],
  ),
  edit(
    'condition of a wish',
    ['niceToHave'],
    "^(?:(?:(?:it|that)(?:['’]?s|['’]?d be| is| would be) )?(?:nice|good|great|handy|useful|helpful|a (?:bonus|plus)) )?if (?:they|you|he|she)(?:['’]?(?:ve|d|s)| have| had| hold| held| has| knows?)(?: also| already| ever)?(?: got| had| done| used| seen| worked (?:on|with))? (?!.*\\b(?:we|they|you|there|he|she|so|then|not)\\b)(\\S.*?)(?:,? (?:it|that)(?:['’]?s| is|(?:['’]?d| would) be) (?:an? )?(?:\\p{L}+ )?(?:nice|good|great|lovely|handy|useful|helpful|bonus|plus|advantage)(?: too)?)?$",
    '$1',
    [
      ['if they’ve got an NVQ 2 already', 'an NVQ 2 already'],
      ['if you’ve got unvented that would be a bonus', 'unvented'],
      ['nice if you’ve done Smartlock', 'Smartlock'],
      ['if they know Revit that’d be lovely', 'Revit'],
    ],
    ['if you have a van we pay for the fuel'],
  ),
  edit('so would', ['niceToHave'], '^(?:so|as) (?:would|is|are|will)(?: be)? (?=\\S)', '', [
    ['so would blade repair', 'blade repair'],
    ['as is a rail PTS card', 'a rail PTS card'],
  ]),
  dropsNegation(
    edit(
      'nothing asked',
      ['experience', 'education', 'technical'],
      `^no (${PAPER})(?:,? (?:and |or )?no (${PAPER})| or (${PAPER}))(?: (?:needed|required|necessary))?$`,
      'no $1 or $2$3 needed',
      [['No qualifications, no clearance', 'no qualifications or clearance needed']],
      ['No degree at first', 'No tickets, no start'],
    ),
  ),
  edit(
    'nothing of the kind asked',
    ['experience', 'education', 'technical'],
    `^no (${PAPER})(?: as such| in particular)?$`,
    'no $1 needed',
    [['No qualifications as such', 'no qualifications needed']],
    ['No degree will do by itself'],
  ),
  edit(
    'had',
    ['technical', 'experience', 'education', 'niceToHave'],
    '^have (?:got )?(?=(?:an?|the|full|current|valid|level|own|good|at least|\\d+) )',
    '',
    [['Have level 3 NVQ', 'level 3 NVQ']],
    ['Have worked on buses'],
  ),
  edit(
    'demanded behind',
    ['technical', 'experience', 'softSkills', 'education'],
    "(?:(?<!\\b(?:so|because|where|when|if|for)\\b.*)(?:,(?: that(?: bit)?['’]?s| that is)?| is| are)(?: (?:a|an|all|both|absolutely|definitely))* (?:musts?(?:[- ]haves?)?|essential|required|needed)|(?<!\\b(?:as|is|are|be|where|when|if|not|a|than)) (?:must|essential|required)|,? (?:they|you|he|she)(?:['’]?(?:ve|s)| have| has| must| need| needs)(?: got)?(?: to)? (?:have|know|hold)|, (?:has|needs|have) to (?:be|have)(?: (?:it|one|that))?| (?:is|are)(?= (?:too|as well|also)$))(?: too| as well| also)?$",
    '',
    [
      ['a full licence is essential', 'a full licence'],
      ['a full licence and an HNC are essential too', 'a full licence and an HNC'],
      ['PTS is a must as well', 'PTS'],
      ['level 2 food hygiene must', 'level 2 food hygiene'],
      ['DOORS, required', 'DOORS'],
      ['SMSTS they’ve got to have', 'SMSTS'],
      ['GDC registered, has to be', 'GDC registered'],
      ['Food or FMCG, that’s a must', 'Food or FMCG'],
      ['INCA and MATLAB are musts', 'INCA and MATLAB'],
      ['Half cell testing you must know', 'Half cell testing'],
    ],
    ['overtime as required', 'Site visits, so a licence is needed'],
  ),
]
