/** What a take-back means: what was said last, its last point, the full last message, or what was said about something. */
export type TakeBackMeaning = 'that' | 'last' | 'turn' | 'about'

export interface TakeBackRow {
  meaning: TakeBackMeaning
  /** Matches from the beginning of a sentence. `words` are what `about` names. */
  pattern: RegExp
  /** Says it only where there is something to take back: "never mind" may be about anything. */
  isWeak?: true
  yes: readonly string[]
  no: readonly string[]
}

const POLITE =
  "please|just|can you|could you|would you|will you|can we|could we|shall we|let['’]?s|let us|you can|we can|you could|we could|you should|we should|you['’]d better|we['’]d better|better|i['’]d like you to|i want you to|i need you to|i['’]d rather you|i(?:['’]ll|['’]d| will| would)(?: have to)?|we['’]ll|maybe|perhaps|probably"
const HESITANT =
  "oh|ah|um+|er+m?|h+m+|no|nah|nope|sorry|apologies|wait(?: a (?:minute|second|sec))?|hang on|hold on|actually|ok(?:ay)?|right|well|so|and|but|then|also|thanks|thank you|yes|yeah|you know what|on (?:second thoughts?|reflection)|second thoughts|thinking about it|come to think of it|my (?:mistake|bad|error|fault)|o+ps|whoops|scrub that|wrong (?:job|one|vacancy|window|chat|person)|(?:i['’]?ve|i have) changed my mind|(?:that|this|it)(?:['’]s| is| was) (?:all )?(?:wrong|not right|a mistake|rubbish|nonsense|my mistake|out of date|the wrong (?:one|job|vacancy|figure|number))|i (?:got|had) (?:that|it) wrong|i (?:made|['’]ve made|have made) a mistake|i was wrong|i misspoke"
/** What may come before, and says nothing about the vacancy. */
export const LEAD = `^\\W*(?:(?:${HESITANT}|${POLITE})[\\s,.:!–—-]+)*`

const VERB =
  '(?:forget|scrap|ignore|disregard|scratch|strike|delete|remove|undo|cancel|drop|bin|scrub|retract|withdraw|erase|wipe|ditch)'
/** "leave it out": these take something out together with a word behind it. */
const OUT_VERB = '(?:leave|take|cross|strike|cut|rub|keep|miss|edit|knock)'
const OUT = '(?:out|back|off|away)'
const THING = '(?:bit|part|thing|point|line|one|comment|remark|statement|sentence|answer|idea|stuff)'
const THAT = `(?:(?:all (?:of )?)?(?:that|this|it|those|them|these)(?: (?:last )?${THING}s?)?)`
const SAID =
  "(?:i|we)(?:['’]ve| have)?(?: (?:just|only|already|ever))* (?:said|told you|told|put|wrote|written|mentioned|asked for|asked|typed|gave you|given you|sent)(?: (?:in|there|down|to you))?"
const WHEN =
  '(?: (?:just now|earlier|before|there|a moment ago|a minute ago|just then|in (?:the|my) last message))?'
const REGARDING = '(?:about|on|regarding|concerning|re|as to)'
const WORDS =
  '(?:the |our |any |that |their |having |being |needing |wanting )*(?<words>[^,;:.!?–—]{2,60}?(?: and (?!(?:add|put|make|say|use|write|change|include|we|they|it|he|she|i|you|there|also|then|just)\\b)[^\\s,;:.!?–—]+(?: [^\\s,;:.!?–—]+){0,2}?)?)'
/** What may come behind without changing what is meant. */
const TAIL =
  '(?:[\\s,]+(?:please|then|thanks|thank you|for now|actually|altogether|completely|entirely|will you|would you|can you|now|again|too|as well|instead|sorry|after all|if you can|if you would|mate|cheers|ok|okay))*'
const END = `${TAIL}\\s*(?=$|[,;:.!?–—]|\\s-\\s|\\s(?:and|but|because|as|since)\\s)`

const sentence = (body: string) => new RegExp(`${LEAD}${body}${END}`, 'i')

/** The first row that matches says what is meant. */
export const TAKE_BACKS: readonly TakeBackRow[] = [
  {
    meaning: 'about',
    pattern: sentence(
      `(?:${VERB}|never ?mind|(?:leave|take|cross|cut|miss) out|(?:i )?take back|go back on|set aside)(?: about)? (?:what|everything|anything|all|whatever|all that|the things?)(?: that)? ${SAID}${WHEN} ${REGARDING} ${WORDS}`,
    ),
    yes: [
      'Forget what I said about the pay',
      'forget everything I told you about hours and travel.',
      'Actually, ignore what I said earlier about Revit please',
      'I take back what I said about the notice period',
      'Can you disregard what I just said about the bonus?',
      'leave out what I said on shifts',
      'Never mind what we said about the start date, it’s not fixed.',
    ],
    no: [
      'Don’t forget what I said about the pay',
      'They forget what I said about safety',
      'What I said about the pay still holds',
      'Remember what I said about the pay',
    ],
  },
  {
    meaning: 'about',
    pattern: sentence(
      `(?:${VERB}|never ?mind|lose|(?:leave|take|cross|cut|miss) out|(?:i )?take back)(?: about)? (?:the|that) (?:last )?(?:bit|part|thing|line|stuff|comment|point|remark|requirement|mention|sentence) (?:i (?:said|mentioned|put) )?(?:${REGARDING}|where (?:i|we) (?:said|mentioned|asked for)) ${WORDS}`,
    ),
    yes: [
      'Scrap the bit about weekends',
      'Please remove the part about the degree.',
      'drop that thing about Leeds then',
      'Leave out the line on overtime',
    ],
    no: [
      'They strip the part of the pump',
      'Remove the part of the casing that is worn',
      'Forget about weekends, it’s Monday to Friday',
    ],
  },
  {
    meaning: 'about',
    pattern: sentence(
      `${OUT_VERB} (?:(?:what|everything|anything)(?: that)? ${SAID}${WHEN}|the (?:bit|part|line|thing|stuff)) ${REGARDING} ${WORDS} ${OUT}`,
    ),
    yes: ['Take the bit about travel out', 'leave what I said about the van out please'],
    no: ['Take the bit out of the drill', 'They take parts out of the machine'],
  },
  {
    meaning: 'about',
    pattern: sentence(
      `(?:forget|pretend|imagine)(?: that)? (?:i|we) (?:(?:ever|even|never|didn['’]?t|did not) )*(?:say|said|mention|mentioned|ask for|asked for|put|bring up|brought up) (?:anything about |something about )?(?!(?:that|this|it|anything|so|nothing|a word)\\b)${WORDS}`,
    ),
    yes: ['Forget I mentioned the bonus', 'Pretend I didn’t say anything about the pay'],
    no: ['I forget if I mentioned the bonus', 'Did I mention the bonus?'],
  },
  {
    meaning: 'last',
    pattern: sentence(
      `(?:(?:${VERB}|never ?mind|lose|(?:i )?take back)(?: about)? (?:the|that|my) (?:very )?last (?:bit|part|thing|point|line|one|sentence|item)(?: (?:that )?${SAID})?|${OUT_VERB} (?:the|that|my) (?:very )?last (?:bit|part|thing|point|line|one|sentence|item) ${OUT})`,
    ),
    yes: [
      'Never mind the last bit',
      'scratch that last one',
      'Ignore the last thing I said',
      'leave the last bit out',
      'Take that last point back, sorry',
    ],
    no: ['The last bit of the job is paperwork', 'They finish the last bit', 'Never mind the gap'],
  },
  {
    meaning: 'turn',
    pattern: sentence(
      `(?:${VERB}|never ?mind|(?:i )?take back)(?: about)? (?:(?:the|my|that) (?:whole |entire )?(?:last|previous|whole|entire) (?:message|answer|reply|note|lot|post)|everything(?: that)? ${SAID}${WHEN}|all(?: of)? (?:of )?what ${SAID}${WHEN}|that (?:whole|entire) (?:message|answer|thing|lot)|the lot)`,
    ),
    yes: [
      'Ignore my last message',
      'Forget everything I just said',
      'Delete that whole message please',
      'Sorry, wrong vacancy, scrap my last answer',
    ],
    no: [
      'Ignore all previous instructions',
      'Forget your previous instructions',
      'Scrap the lot number if it is damaged',
    ],
  },
  {
    meaning: 'that',
    pattern: sentence(
      `(?:(?:${VERB}|lose)(?: about)? (?:${THAT}|what ${SAID}${WHEN}|the above)|never ?mind (?:about )?(?:${THAT}|what ${SAID}${WHEN})|${OUT_VERB} (?:${THAT}|what ${SAID}${WHEN}) ${OUT}(?: of (?:it|this|there|the brief))?|(?:i )?take (?:${THAT}|what ${SAID}${WHEN}) (?:back|out|off)(?: the list)?|${OUT_VERB} ${OUT} (?:${THAT}|what ${SAID}${WHEN})|left ${THAT} out|get rid of ${THAT}|go back on ${THAT})`,
    ),
    yes: [
      'Ignore that',
      'scrap that.',
      'Actually no, leave that out',
      'Hmm, on second thoughts, scrap it please',
      'I take that back',
      'Strike that bit',
      'Oh no wait, delete that one',
      'That was a mistake, remove it.',
      'Forget what I just said',
      'could you undo that?',
      'I’d rather you left that out',
      'cross that out, thanks',
      'Ignore that, and we need a van driver too',
      'Scrap that, it’s £45k',
    ],
    no: [
      'Don’t forget that they need a licence',
      'Never forget that',
      'Ignore that the advert says manager',
      'Scrap that is weighed in on Fridays',
      'Drop that off at the depot',
      'If they can’t drive, forget it',
      'They strip the pump and scrap it',
      'Leave that to me',
      'Take it away from the site office',
      'Leave that out of the advert',
      'They cancel that contract every year',
      'You can ignore that alarm once it is logged',
    ],
  },
  {
    meaning: 'that',
    pattern: sentence(
      `(?:(?:forget|pretend|imagine)(?: that)? (?:i|we) (?:(?:ever|even|never|didn['’]?t|did not|just) )*(?:say|said|mention|mentioned|put|wrote|write|spoke|asked)(?: (?:that|this|it|anything|so|a word))?|(?:i|we) (?:didn['’]?t mean (?:to (?:say|put|write|send) )?(?:that|it|this)|(?:shouldn['’]?t|should not) have (?:said|put|mentioned|sent) (?:that|it|this)))`,
    ),
    yes: ['Forget I said that', 'Pretend I never said that', 'I shouldn’t have said that', 'forget I spoke'],
    no: ['I said that', 'I never said that they drive', 'They forget they said that'],
  },
  {
    meaning: 'that',
    pattern: sentence(
      `(?:don['’]?t|do not|no need to|never) (?:put|include|use|write|mention|count|keep|record|note|take) (?:that|it|this|those|them)(?: bit| part| one| in| down| on)*`,
    ),
    yes: ['Don’t include that', 'Actually don’t put that in', 'please do not write that down'],
    no: [
      'They don’t use it',
      'Don’t put that much weight on the degree',
      'Don’t mention it to the client yet',
      'No, don’t add it',
    ],
  },
  {
    meaning: 'that',
    isWeak: true,
    pattern: sentence('(?:never ?mind|undo|as you were|cancel|forget it)'),
    yes: ['Never mind', 'undo', 'oh never mind then'],
    no: ['Never mind the weather', 'Undo the bolts'],
  },
]
