/** What is told of another job, another employer's pay or another advert: nothing of this vacancy. */
export interface OtherRow {
  pattern: RegExp
  yes: readonly string[]
  no: readonly string[]
}

const SUM =
  '(?:£\\s?\\d[\\d,.]*(?: ?k)?|\\d[\\d,.]* ?(?:k|grand|quid|pounds|an hour|a day)\\b|\\d{2,3}(?![\\d%]| ?(?:years?|months?|weeks?|days?|hours?|people|of))|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)'
const PERSON =
  '(?:he|she|(?:(?:one|two|three|four|some|most|both|all) of )?(?:[Tt]he|[Oo]ur|[Mm]y) (?:last|old|previous|former|current|present|outgoing) (?:one|person|chap|lad|lass|fella|girl|bloke|guy|man|woman|lady|holder|\\p{L}+)|the (?:lad|lass|chap|fella|bloke|guy|girl) (?:before|who left)|(?!(?:We|They|It|This|That|You|There|Pay|Salary|Rate|Basic|Wage|Wages|Budget|Nights|Days|Base)\\b)\\p{Lu}\\p{Ll}+)'
const RIVAL =
  '(?:others|competitors?|(?:our |the )?(?:rivals?|competition)|(?:the|them) (?:lot|place|lads|crowd|outfit|mob)|that (?:lot|firm|place|company|agency|garage|shop)|everyone else|everybody else|other (?:firms|people|places|companies|employers|agencies)|my opposite number|round here|next door|up the road|down the road|across the road)'
const PAYS =
  '(?:are|is|were|was|will be|keep|start(?:s|ed)?)? ?(?:pay(?:s|ing)?|paid|offer(?:s|ing|ed)?|chuck(?:s|ing|ed)?|throw(?:s|ing)?|giv(?:e|es|ing)|advertis(?:e|es|ed|ing)|on)'

export const OTHERS: readonly OtherRow[] = [
  {
    pattern:
      /^\W*(?:(?:that['’]?s|now that['’]?s|ah|ooh|oh|hm+),? )?(?:an? )?(?:really |very )?(?:good|fair|great|nice|interesting|tricky|tough) (?:question|point|shout|one)\W*$/iu,
    yes: ['Good question', 'That’s a fair point.', 'tricky one'],
    no: ['A good one-off bonus', 'Good question setting matters'],
  },
  {
    pattern: new RegExp(
      `(?:^|[,;.(]\\s*|\\b(?:and|but|because|so|cos) )${PERSON} (?:(?:was|were|are|had been|is|went out|left|finished|ended up|started|began|came in)(?: only| actually| already)? (?:on|at|earning|getting|paid)|got|earned) (?:about |around |nearly |over )?${SUM}`,
      'u',
    ),
    yes: [
      'He was on £72k',
      'the last chap was on fifty-three by the end',
      'Colin was getting £41,000',
      'The last one started on £15.20 an hour',
      'two of the current lads are on 41',
    ],
    no: [
      'We were on £30k',
      'Pay is £40k',
      'She will be on site',
      'The pay was £30k',
      'Salary was £40k but is £42k',
      'Leeds is 40 miles off',
    ],
  },
  {
    pattern: new RegExp(
      `^\\W*(?:(?:and|but|so|well|because) )?(?:we|i)(?:['’]d| had)? (?:paid|pay|gave|were paying|was paying|had) (?:the (?:last|old|previous|former|current|outgoing) \\p{L}+|him|her|them)(?: on)? (?:about |around |nearly |over )?${SUM}(?: a year| an hour| pa)?\\W*$`,
      'iu',
    ),
    yes: ['We paid the last one 33k', 'we had the previous girl on £14 an hour'],
    no: ['We pay the new one 33k', 'we paid the last bonus in May', 'We pay £33k'],
  },
  {
    pattern: new RegExp(
      `\\b${RIVAL}\\b[^.;!?]{0,40}?\\b${PAYS} [^.;!?]{0,40}?${SUM}|\\b${PAYS.replace('|on)', ')')} [^.;!?]{0,25}?${SUM}[^.;!?]{0,25} (?:up|down|across|over) the road\\b`,
      'iu',
    ),
    yes: [
      'the lot down the road are paying sixty for the same',
      'My opposite number at Stone’s pays £70k basic',
      'Competitors offer £31k',
      'others round here are on 28k',
    ],
    no: [
      'We pay £31k',
      'The firm pays £200 a year for boots and you pay nothing',
      'the company pays for the course',
    ],
  },
  {
    pattern:
      /\b(?:(?:last|old|previous) (?:advert|ad|time|spec|sheet|offer|year['’]?s)|when we last (?:advertised|hired|recruited))\b[^.;!?]{0,40}\b(?:said|had|was|were|at|says|quoted)\b[^.;!?]{0,25}\d/iu,
    yes: ['Last advert we had out said 31k', 'the old spec said 25 days'],
    no: ['Last year we won 3 contracts', 'the old mill has 40 looms'],
  },
  {
    pattern:
      /\b(?:different (?:job|vacancy|role|post)|not (?:this|for this|the same) (?:job|one|role|vacancy|post)|another (?:job|vacancy|post) (?:altogether|entirely|we have)|(?:job|role|post|vacancy), not this)\b/iu,
    yes: ['we also want a chargehand, different job not this', 'that’s £29k, but not this job'],
    no: ['Every day is a different story', 'no two jobs are the same'],
  },
  {
    pattern:
      /^(?!.*\b(?:now|these days|nowadays|today|still)\b)(?!.*\bbut (?:it|we|they|you)(?:['’]|\s))\W*(?:(?:and|but|so|well|oh|it|that|they|we|[\p{Lu}][\p{L}]+)\W+){0,3}(?:used to (?:be|have|do|run)\b|was (?:the|our) old \p{L}+|were (?:in|at) [^,.;]{2,30} (?:till|until)\b)/u,
    yes: [
      'It used to be six on and six off but nobody could stand it',
      'We were in Stockport till 2012',
      'Dover was the old depot',
    ],
    no: [
      'It used to be nights but now it’s days',
      'They used to be a customer and still are',
      'used to working alone',
      'They were on site until six',
    ],
  },
  {
    pattern:
      /\b(?:(?:find|seen?|got|have|had|is|['’]s|was|attach\w*|sent|send) (?:an?|the|our|you (?:an?|the|our)) (?:old|last|previous|existing|earlier)|(?:an?|the|our) old) (?:spec\w*|advert\w*|ads?|jd|job (?:spec\w*|descriptions?|adverts?))\b/iu,
    yes: ['You may have seen an old advert of ours', 'there is an old job description on the intranet'],
    no: ['They write the job specification', 'You read an old drawing'],
  },
  {
    pattern:
      /^\W*(?:(?:so|and|right|ok(?:ay)?|well|oh|now|sorry)\W+)*(?:(?:i|we)(?:['’]ve| have)? )?(?:just |since |now )*(?:talked|spoke|spoken|chatted|had a (?:word|chat)|checked(?= with)|been (?:on|talking|speaking)|heard back|asked(?= (?:hr|the|my|our|payroll|finance)))(?: (?:to|with|from|about it))? ?(?:[\p{L}'’]+ ?){0,7}\W*$/iu,
    yes: ['spoke to finance this morning', 'I’ve had a word with the partners', 'Checked with HR'],
    no: ['They have spoken to customers on the phone for five years', 'spoke to 40 clients a day'],
  },
  {
    pattern:
      /(?:\b(?:ring|call|phone|text|whatsapp|email|e-?mail|message|reach|contact) (?:me|us)\b|\b(?:my|our) (?:mobile|number|direct line|email)\b).{0,40}(?:\d{3}|@)/iu,
    yes: ['Ring me on 0113 496 0000 if anything is missing', 'my email is jo@example.com'],
    no: ['They ring us when a lift stops', 'call us if you see 3 red lights'],
  },
  {
    pattern:
      /^\W*(?:(?:so|and|right|ok(?:ay)?|well|oh|now|sorry|er+m?|um+)\W+)*(?:(?:one|two|three|four|a (?:few|couple of)|several) (?:more )?(?:things|points|bits|parts)(?: (?:really|then|to that))?\W*$|(?:what was|remind me of) the question\b|what (?:did|have) you (?:just )?(?:chang|remov|delet|tak|put|do|done|add|writ|lose|lost)\p{L}*\b[^?]*\?\W*$)/iu,
    yes: ['Two things.', 'what was the question again', 'What did you remove?', 'So, a couple of things'],
    no: [
      'Two things matter here: price and speed',
      'What did the last one do? Welding',
      'three points of contact',
    ],
  },
]

/** Whether the words tell of something else than this vacancy. */
export const isOther = (words: string): boolean => OTHERS.some(({ pattern }) => pattern.test(words))

const BOILERPLATE =
  /\b(?:rehabilitation of offenders act(?!.*\bdbs\b)|(?:other|additional) duties (?:\w+ ){0,3}(?:commensurate|as (?:may be )?required|as directed)|reserves? the right to (?:close|withdraw|end)|agencies? (?:will|need|please) not)/iu

/** What adverts of every employer say alike. */
export const isBoilerplate = (words: string): boolean => BOILERPLATE.test(words)
