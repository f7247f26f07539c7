/** What words to the agency ask of us. */
export type RemarkKind = 'confidence' | 'wording' | 'reaction'

export interface RemarkRow {
  kind: RemarkKind
  pattern: RegExp
  yes: readonly string[]
  no: readonly string[]
}

const PRINT =
  '(?:say|write|print|put|mention|word|publish|advertise|quote|repeat|share|include|tell (?:them|anyone|anybody|candidates|people)|let on|breathe a word|use)'
const IT = '(?:that|this|it|any of (?:that|this|it)|a word of (?:that|this|it)|those|the figure|the number)'
const ADVERT = '(?:advert(?:isement)?|ad|posting|listing|job spec|specification|spec|public|print|writing)'

/** The first row that fits counts. A confidence is heard anywhere in its clause. */
export const REMARKS: readonly RemarkRow[] = [
  {
    kind: 'confidence',
    pattern: new RegExp(
      `\\b(?:between (?:you and me|us|ourselves|these four walls|you,? me)|off the record|entre nous|on the quiet|hush|psst|my lips are sealed|top secret|(?<!\\b(?:not|no longer|hardly) |n['’]t )confidential(?:ly)?\\b(?!ity)(?! (?:data|information|records?|documents?|matters|papers|files?|waste|clients?))|in (?:strict |the strictest )?confidence(?! (?:and|in|with|to))|(?:keep|leave) ${IT} (?:bit |part |one )?(?:to your(?:self|selves)|between|quiet|private|under|off|out of (?:the|any)|with you|in your notes)|keep (?:a lid on|schtum|mum about)|under (?:your hat|the table|wraps)|(?:stays?|staying) (?:with|between) (?:us|you|me)|go(?:es)? no further|stops here|for your (?:ears|eyes|own background|background|information) (?:only|alone)?|you (?:didn['’]?t hear|never heard) (?:that|it|this)|(?:for|to) (?:you|u|your (?:agency|consultants?|team|side|colleagues)|the (?:agency|consultants?|recruiters?))(?: and (?:your \\w+|the agency))?(?:['’]s (?:eyes|ears))? (?:only|alone)|(?<!\\w )(?:only|just) (?:for|to) (?:you|u|your (?:agency|consultants?)|the agency)\\b(?! to)|(?:isn['’]?t|is not|not|nothing) (?:yet |generally )?(?:(?:been )?announced|common knowledge|official(?: yet)?|public(?:ly known)?(?! (?:sector|transport|facing|holiday|liability)|[- ]facing))\\b|(?:not|isn['’]t|aren['’]t) (?:for|to be|being) (?:the ${ADVERT}|${ADVERT}|candidates|repeating|repeated|publication|publish(?:ed|ing)|advertis(?:ed|ing)|shar(?:ed|ing)|print(?:ed|ing)|made known|public))`,
      'i',
    ),
    yes: [
      'we could stretch to 67, keep that to yourselves',
      'Between you and me, the last one walked out',
      'off the record he was pushed',
      'that’s confidential',
      'not for the advert',
      'this goes no further',
      'It’s in the strictest confidence.',
      'for your ears only',
      'Two things for your agency only, please: we could go to £62,000',
      'for u only - Sanj is moving in summer',
      'we’re planning a submission which isn’t public',
      'you didn’t hear that from me',
    ],
    no: [
      'They keep confidential data safe',
      'You deal with customers in confidence and with tact',
      'All salary data stays in the cabinet',
      'The wall between the labs',
      'What clients tell them is kept private',
      'They respect confidentiality',
      'BSI will audit us in March, which is not confidential',
      'The work is not public facing',
      'A pass for the site only',
    ],
  },
  {
    kind: 'confidence',
    pattern: new RegExp(
      `\\b(?:(?:don['’]?t|do not|never|please don['’]?t|wouldn['’]?t|won['’]?t|rather you didn['’]?t|not to) (?:\\w+ )?${PRINT} (?:${IT}|to anyone|anywhere|about)\\b|(?:nobody|no one|none of them|they|the (?:team|lads|staff|office|others))(?:['’]s|['’]ve| has| have| are| is| do| does| did)?(?:(?: not|n['’]?t)(?: \\w+)? (?:know|told|been told)\\b| meant to know| supposed to know)|\\b(?:he|she|they)(?:['’]s| has| have)?(?: not|n['’]?t) been told\\b|(?:has|have)(?:n['’]t| not) been (?:announced|made (?:known|public)|told|let out)|(?:is|are|it['’]s|still) (?:embargoed|under nda)|(?:don['’]?t|do not|wouldn['’]?t|would not) want (?:to see )?(?:${IT}|them|candidates|anyone) (?:to know|in|on|anywhere|knowing|seeing|finding out|known\\b|out (?:there|yet)\\b|(?:getting|going) (?:out|round|around|about)\\b|(?:advertised|broadcast|mentioned|printed|promised|published|repeated|shared|shouted|spread|talked) ?(?:about|around|on)?\\b))`,
      'i',
    ),
    yes: [
      'don’t put that in the advert',
      'Please do not mention it to anyone',
      'I don’t want to see a word of that anywhere',
      'it hasn’t been announced',
      'the launch date is embargoed',
      'nobody’s meant to know',
      'I wouldn’t want that shouted about just yet',
      'we don’t want it getting round',
      'there’s a route to equity that the staff don’t know about',
      'he hasnt been told',
    ],
    no: [
      'They don’t use the lift',
      'They must never share a password',
      'We wouldn’t want it any other way',
      'I don’t want them out in the rain',
      'We don’t tell people how to do their job',
    ],
  },
  {
    kind: 'confidence',
    pattern: new RegExp(
      `^\\W*(?:(?:and|but|so|naturally|obviously|please|just|of course)\\W+)*(?:none of (?:that|this|it|those|these|it)\\b[^.]{0,20}\\b(?:in|for|on) (?:the |any )?${ADVERT}|no names\\b|(?:that|this|it)(?:['’]s| is| was)? (?:just |only |purely |strictly )*(?:for (?:you|context|background|your)|between)|(?:that|this|it) (?:must|should|can|mustn['’]t|shouldn['’]t|can['’]t)(?: never| not)? (?:be |come |go |get )(?:up|out|alluded|mentioned|seen|public))`,
      'i',
    ),
    yes: [
      'None of that in the advert please',
      'that’s just for you',
      'It must never be mentioned.',
      'and that is only for context',
    ],
    no: ['None of the tools', 'It must be repeated every week', 'That’s for the fitters'],
  },
  {
    kind: 'confidence',
    pattern: new RegExp(
      `\\b(?:(?:that|this|it|which)(?: really| just)? (?:can['’]?t|cannot|can not|mustn['’]?t|must not|shouldn['’]?t|should not|isn['’]?t to|is not to)(?: ever)? (?:go|be|get|appear|come)(?: put| seen)?|(?:not|none)(?: a (?:word|bit|peep))? of (?:that|this|it)(?: ever)? (?:goes|gets|is going|is to go|should go|can go|must go|may go|comes)) (?:in|into|on|out|down|anywhere)(?: (?:anything|anywhere|print|writing|there|(?:the |any )?${ADVERT}))?(?=\\W*$|[,.;!]| (?:because|cos|as|since|so|yet|please|at all)\\b)`,
      'i',
    ),
    yes: [
      'he is off in May, that can’t go in anything',
      'not a word of this goes in',
      'so it mustn’t get out yet',
      'None of that is to go anywhere please',
    ],
    no: ['That goes in the skip', 'That can’t go in the oven until it is dry'],
  },
  {
    kind: 'confidence',
    pattern:
      /^\W*(?:(?:and|but|so|oh|also|just|please)\W+)*(?:don['’]?t|do not|never)(?: \w+)? (?:tell|let on to|say to|mention to) (?:the |any )?(?:candidates?|applicants?|any(?:one|body)|people|them|every(?:one|body)|team|staff|lads)(?: yet| please)?[,:]? (?:but|that|because|as)\b/i,
    yes: [
      'Don’t tell candidates but the other estimator might leave too',
      'please don’t tell anyone yet, but the site is closing',
    ],
    no: ['They never tell anyone but the foreman', 'Don’t tell me it is too much'],
  },
  {
    kind: 'wording',
    pattern:
      /^\W*(?:(?:and|but|so|then|please|kindly|just|or|oh|no|also|instead|actually|can you|could you|would you|you can|i was wondering if you could|naturally|obviously)\W+)*(?:(?:don['’]?t|do not|never) (?:say|write|word|phrase|call (?:it|us|them))\b|(?:say|write|word|phrase|put)(?: only| just)?:?\s*["“‘']|(?:tone|tidy|soften|jazz|dress) (?:that|this|it|down|up)\b|put (?:that|this|it)(?: \w+){0,2} (?:more |in |into |nicely|politely|better|differently)|put (?:\S+ ){1,4}(?:in|into) (?:nicer|politer|better|plainer|softer|kinder|other) (?:words|language|terms)|make (?:it|that|this) (?:sound|read|warm|short|punchy|friendl|formal|nicer|less|more )|(?:make sure|see to it|check)(?: that)? (?:it|that|this|you)(?:['’]s|['’]ve)? (?:says?|doesn['’]t say|does not say|hasn['’]t (?:come|gone)|has ?n[o’']?t gone|reads?)\b|turn (?:all )?(?:this|that|it) into\b|send me\b|i(?:['’]d| would) (?:rather|sooner|prefer)(?: it if)? (?:the (?:word|salary|pay|advert|title)\b|you (?:didn['’]t|said|put|wrote)))/i,
    yes: [
      'Put that more nicely than I did',
      'don’t say wars, say we share the radio',
      'just write "busy ledger"',
      'make sure it says housing',
      'I’d rather the salary came first',
      'Please put show-offs into politer language',
      'tidy that up for me will you',
      'Make it sound friendly',
    ],
    no: [
      'They write reports',
      'Write up the tests',
      'Make sure it is clean',
      'put the parts in trays',
      'Make it and fit it',
      'Say 40 hours',
      'I’d rather they had a licence',
    ],
  },
  {
    kind: 'reaction',
    pattern:
      /^\W*(?:(?:ha+(?: ?ha+)*|ok(?:ay)?|oh|ah|right|yes|yeah|no|well|sorry|whoa|oops|fine|sure|gosh)\W+)*(?:(?:(?:noted|understood|fair(?!, (?:[a-z]+,? )+and ))(?=\W*$|[,.!;:]|\s(?:thanks?|i|will|sorry)\b)|told off|point taken|fair (?:enough|point|cop|do['’]?s)|good (?:point|catch|spot|call)|got it|my (?:bad|mistake|apologies)|duly noted|message received|i stand corrected|only joking|(?:haha )?only partly joking|i (?:take|see) (?:your|the) point|(?:i )?(?:do )?(?:apologi[sz]e|apologies)|thank you for (?:pointing|telling|letting|explaining|the (?:reminder|warning|steer)|flagging)|thanks for (?:pointing|telling|letting|explaining|the (?:reminder|warning|steer)|flagging)|i (?:hadn['’]t|had not|didn['’]t|wasn['’]t|never) (?:thought|thinking|think|realise|know|mean)|wasn['’]t thinking|didn['’]t (?:think|mean|realise)|i (?:was|am|['’]m) only joking|will (?:edit|watch|mind) my)\b)/i,
    yes: [
      'Noted, thank you for pointing it out',
      'Ha, okay, told off, fair',
      'Point taken!! wasn’t thinking',
      'good catch on me btw',
      'I hadn’t thought of it in that light',
      'Fair enough',
    ],
    no: [
      'Fair pay and good kit',
      'Fair, calm and consistent',
      'They know right from wrong',
      'Noted for its beer',
      'Good points go to the board',
      'A fair boss',
    ],
  },
]

export interface Remark {
  kind: RemarkKind
  start: number
  end: number
}

/** What of the words is said to the agency about the others, or null. Offsets are in `words`. */
export function findRemark(words: string): Remark | null {
  for (const { kind, pattern } of REMARKS) {
    const match = pattern.exec(words)
    if (match) return { kind, start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** Who tells of their own life tells nothing of the vacancy. */
const OWN_LIFE =
  /^\W*(?:(?:and|but|so|well|oh|you know|mind|because|cos)\W+)*(?:i (?:(?:once|still|also|actually|really|only|always|never) )?(?:was|did|fell|had|got|lived?|went|came|spent|started|remember|left school|trained|copied|failed|broke|drove|wore|lost my|married|studied|grew up|used to)\b|i(?:['’]ve| have) been\b|my (?:own )?(?:late )?(?:(?:\w+ )?(?:brother|sister|nephew|niece|wife|husband|son|daughter|dad|father|mum|mother|uncle|aunt|cousin|lad|missus|first boss|grandad|grandfather))(?:['’]s| was| did| does| had| has| lasted| founded| always| used| went| started)\b|my own\b)/i
const WISH =
  /\b(?:need|want|would|must|should|could|['’]d|looking for|after|ideally|put|mean[t]?|pay|salary|(?:was|been) (?:thinking|looking at|hoping|planning|expecting|budgeting|going to))\b|[£€$]|\?/i

export const isOwnLife = (words: string): boolean => OWN_LIFE.test(words) && !WISH.test(words)
