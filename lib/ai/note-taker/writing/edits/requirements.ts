import { edit, PERSON, REQUIREMENTS, SOMEONE, WANT, WE } from './edit'

const MUST =
  "(?:(?:['’]?(?:ll|d|ve)| will| would| should| do| really| absolutely| definitely| also)* (?:must|need|needs|have to|has to|have got to|has got to|got to|gotta|should|ought to|wants? to(?= be able)|will need|would need)(?: (?:to|also|really|at least))*)"

/** What the person must bring, or may. */
export const REQUIREMENT_EDITS = [
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
    'wished of',
    ['niceToHave'],
    "(?:,? so much the better|,? (?:all )?the better|,? that[’']?d help| (?:would|will|[’']d)(?: really| also)? (?:help|please (?:us|me)|suit|sweeten it|be (?:appreciated|a help)|go down well|make (?:our|my) day|make life easy|stand out)| gets? (?:extra )?marks)(?: too| as well)?$",
    '',
    [
      ['a second language would please us', 'a second language'],
      ['Insul would help', 'Insul'],
    ],
  ),
  edit(
    'wished behind',
    ['niceToHave'],
    `(?: too| as well)?(?:,? then)?,?(?: (?:that )?(?:would|will|could|might)(?: also| really)? be|(?: that)?['’]?(?:d|ll)(?: also| really)? be| (?:is|are)|['’]s)?,? (?:just |very |really |always )*(?:an? |the )?(?:real |added |big |huge )?(?:nice(?:[- ]to[- ]have)?|handy|useful|good|great|lovely|helpful|bonus|plus|advantage|advantageous|desirable|preferred|pref|ideal|welcome|desired|optional|marvellous|brilliant|fantastic|magic|godsend|treat|boon|icing|blessing|grand|splendid)(?: to have| on the cake)?(?: too| as well| though)?$`,
    '',
    [
      ['Midas would be handy', 'Midas'],
      ['PASMA is a bonus', 'PASMA'],
      ['SketchUp would be a real bonus', 'SketchUp'],
      ['PASMA’d be nice too', 'PASMA'],
      ['a bit of Python would be nice to have', 'a bit of Python'],
      ['lime work would be a godsend', 'lime work'],
    ],
    ['a dental plan', 'ways to make work lovely for others'],
  ),
  edit(
    'condition of a wish',
    ['niceToHave'],
    "^if (?:they|you|he|she)(?:['’]?(?:ve|d|s)| have| had| hold| held| has)(?: also| already| ever)?(?: got| had| done| used| seen| worked (?:on|with|in))? (?!.*\\b(?:we|they|you|it|there|that|he|she|so|then|not)\\b)(?=\\S)",
    '',
    [['if they’ve got an NVQ 2 already', 'an NVQ 2 already']],
    ['if you have a van we pay for the fuel'],
  ),
  edit(
    'taught behind',
    ['niceToHave'],
    "^([^,;]{2,60}?),? (?:we|they|you)(?:['’]?(?:ll|d)| can| could| will)(?: always| happily)? (?:teach|train|show|absorb|learn|pick up)(?: (?:you|them|people|someone))?(?: (?:in|on|for) (?:that|it))?$",
    '$1',
    [['Strumis we can teach', 'Strumis']],
    ['we can teach Strumis'],
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
    '\\s*(?:[:–—-]|\\()\\s*(?:a )?(?:must(?:[- ]have)?|essential|required|mandatory|desirable|nice(?:[- ]to[- ]have)?|preferred|bonus|[DE])\\)?$',
    '',
    [
      ['ICP-RIE: must', 'ICP-RIE'],
      ['Python (desirable)', 'Python'],
      ['Register of Clinical Technologists – E', 'Register of Clinical Technologists'],
    ],
  ),
  edit(
    'demanded behind',
    ['technical', 'experience', 'softSkills', 'education'],
    "(?:(?:,| is|['’]?s| are)(?: (?:a|an|absolutely|definitely))* (?:must(?:[- ]have)?|essential|required|needed|mandatory|non-negotiable|vital|compulsory|necessary|obligatory|indispensable|demanded)|,? (?:they|you|he|she)(?:['’]?(?:ve|s)| have| has| must| need| needs)(?: got)?(?: to)? have|, (?:has|needs|have) to (?:be|have)(?: (?:it|one|that))?)$",
    '',
    [
      ['a full licence is essential', 'a full licence'],
      ['Revit’s a must', 'Revit'],
      ['DOORS, mandatory', 'DOORS'],
      ['SMSTS they’ve got to have', 'SMSTS'],
      ['GDC registered, has to be', 'GDC registered'],
    ],
  ),
  edit(
    'article of a demand',
    REQUIREMENTS,
    '^(?:it|this) (?:wants|needs|takes) (?:to (?:be|have) )?(?=\\S)',
    '',
    [['it wants a degree in physics', 'a degree in physics']],
  ),
]
