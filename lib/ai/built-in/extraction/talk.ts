import { ASIDE_IDIOMS, WHOLE_IDIOMS } from './lexicon/idioms'

/**
 * Talk about the talk: a clause that is made of nothing but the words with which people manage a conversation. The words are a
 * closed set, so no wording has to be known beforehand, and one word about the work makes a clause a statement again.
 */

const GRAMMAR = `i you we it that this these those they them me us he she one ones the a an any some no not none nothing everything
  anything something is are was were be been being am do does did doing done have has had having can could will would shall should
  may might must let lets got get getting of on in at to for from with by about up out off over into as than and or but so if when
  because though although what which who how why where there here all both either neither each my your our its their own
  just really actually honestly basically probably maybe perhaps possibly quite very too also again still yet now then later ever
  never always already only even well anyway anyhow right ok okay alright yes no yeah yep nope oh ah hmm please thanks thank sorry
  cheers ta mate pal love much more most less least bit little way kind sort case fact truth else`
const CONVERSE = `say says said saying tell tells told telling talk talked talking mention mentioned answer answers answering answered
  ask asks asked asking question questions comment comments discuss discussed note noted put write written add adding skip skipping
  skipped pass passing leave leaving move moving go goes going gone come comes coming back round return next another thing things
  bits point points topic topics subject stuff idea ideas clue thought thoughts guess mind memory moment moments minute minutes
  second sec time times stage hear heard hearing see seen seeing look looked looking know known knowing think thinks thinking mean
  meant means understand understood agree agreed believe hope hoping suppose reckon wonder imagine remember forget forgot forgotten
  wait hold hang stop begin carry continue figure number promise promises commit sure certain fine fair enough whatever whichever
  however rather sooner prefer like want wanted need happy honest frank clear obvious detail details specific specifics blank void
  decide decided settled sorted confirmed drop park parked along ahead list rest lot fire shoot crack business worries bother
  matter matters true good great lovely perfect brilliant correct wrong point taken mood today tomorrow yesterday
  hassle lecture told ta ra tara toodle pip cheerio struck out bother blast fiddlesticks righto rightho o ho bye goodbye moved budged swayed budge read reading reads listen listening repeat`
const WORDS = new Set(`${GRAMMAR} ${CONVERSE}`.split(/\s+/))

const REFUSAL =
  /\b(?:skip\w*|pass(?:ing)?|next|move (?:on|along)|moving (?:on|along)|come back (?:to|later)|leave (?:it|that|this|those|the)|park (?:it|that|this)|(?:rather|sooner|prefer(?:red)?|like) (?:not|to not|to skip|to leave)|no comment|not (?:say|saying|tell|answer|discuss|go|get|put|now|today)\w*|(?:don't|do not|dont|won't|wouldn't|can't|cannot) (?:really )?(?:want|say|answer|tell|go|discuss|comment|talk)|none of your|nothing to (?:say|add|tell))\b/i

/** Who talks: the two in the conversation, or nobody named. */
const TALKER =
  /^(?:(?:and|but|so|ok|okay|well|oh|no|yes|yeah|right|alright|sorry|now|then|ah|please|honestly|look|listen)[\s,]+)*(?:i|you|we|let|lets|let's|can|could|shall|that's|that|it's|it|this|what|all|no|not|nothing|none|fair|fine|good|great|whatever|right|rather|prefer|sooner|skip\w*|pass|next|leave|move|moving|come|go|carry|hold|hang|wait|forget|never|don't|do|point|put|very|ta|bye|thanks|thank|yes|sure|noted|understood|agreed|sorry|park|ok|okay|alright|well)(?:'\w+)?\b/i

function bare(word: string): string {
  return word.replace(/(?:n't|'(?:s|ll|d|re|ve|m))$/, '').replace(/'/g, '')
}

const SHORT = new Set(['ca', 'wo', 'do', 'does', 'did', 'sha', 'is', 'are', 'was', 'were', 'dont', 'wont'])

function isClosed(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'£%+#]+/gu) ?? []
  return (
    words.length > 0 &&
    words.every((word) => WORDS.has(word) || WORDS.has(bare(word)) || SHORT.has(bare(word)))
  )
}

/** True for a refusal to answer in any words: "no comment at this stage", "I'd sooner not say", "can we leave that for now". */
export function isRefusal(text: string): boolean {
  return text.length < 90 && REFUSAL.test(text) && isClosed(text)
}

/** True for a clause that only manages the conversation: "I hear you", "whatever", "let me think". */
export function isTalk(text: string): boolean {
  // "Either", "none", "now" can be answers.
  if (/^(?:none|nothing|either|any|both|now|not)\b/i.test(text.trim()) && text.split(' ').length < 5)
    return false
  return text.length < 120 && TALKER.test(text.trim()) && isClosed(text)
}

const TAG =
  /\b(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should)(?:n't)? (?:i|you|we|they|it|he|she|that|there)$/i

/** True for a sentence that ends by asking for agreement ("nobody reads this, do they?"). */
export function isTagged(text: string): boolean {
  return TAG.test(text.replace(/[?.!\s]+$/, ''))
}

/** "I'll give you the lot", "let me run you through it": said to the consultant about what is said. */
const TO_YOU =
  /^(?:(?:so|and|but|well|ok|okay|right|now|anyway)[\s,]+)*(?:i(?:'ll| will| shall|'d better|'m going to|'ve| have|'m| am| can| could|'d)?|let me|here,? i) (?:just |also |only |try to |quickly |simply )*(?:giv(?:e|en|ing)|done|shall|tell|told|telling|send|sent|sending|past(?:e|ed|ing)|typ(?:e|ed|ing)|show|run|ran|walk|talk|fill|bombard|throw|hit|dump(?:ed)?|list|explain(?:ed)?|answer(?:ed)?|put|rattle|reel|spell|keep|be|do) (?:\w+ ){0,2}?(?:you|it|this|that|them|everything|off|brief|quick|short)\b(?!.*\d)/i

/** True for a clause that tells the consultant how the manager goes about it. */
export function isToYou(text: string): boolean {
  return text.length < 100 && TO_YOU.test(text.trim())
}

const PRIVATE =
  /(?:\b(?:\p{Lu}\p{Ll}+'s|his|her|hers|my|their) (?:own )?(?:knees?|back|hips?|health|heart|eyes(?:ight)?|hearing|nerves|marriage|divorce|wedding|wife|husband|partner|girlfriend|boyfriend|baby|bump|mum|mam|dad|mother|father|kids?|son|daughter|op|operation|treatment|chemo|illness|depression)\b|\b(?:his|her|their|\p{Lu}\p{Ll}+'s) (?:\w+ )?(?:is|are|has|have|was|went|had) (?:poorly|ill|sick|dying|pregnant|expecting)\b)/u

/** True for the private life of a person: no part of a vacancy, whoever tells it. */
export function isPrivate(text: string): boolean {
  return PRIVATE.test(text)
}

/** Whose doings are work: "my team", "my director". Of everything else of the manager's own nothing is a fact. */
const AT_WORK =
  /^my (?:(?:own|whole|current|present|new|old|last|best|two|three|other|only|senior|junior|right[- ]hand|number|lead|chief) )*(?:teams?|crew|squad|gang|group|department|dept|section|side|end|managers?|directors?|boss|bosses|gaffer|budget|engineers?|technicians?|fitters?|designers?|staff|people|lot|colleagues?|deputy|deput\w+|predecessor|replacement|successor|site|sites|plant|shop|workshop|lab|office|yard|depot|firm|company|business|clients?|customers?|suppliers?|contractors?|apprentices?|graduates?|foreman|foremen|supervisors?|planners?|surveyors?|chargehands?|operators?|welders?|drivers?|inspectors?|buyers?|number two|two|time|hands|desk|project|projects|job|jobs|workload|order book|view|main|first|requirement|preference|ideal|priority|must\w*|idea|problem|issue|concern|worry|hope|aim|goal|target|wish|ask|process|partner|co-\w+|\w+(?:er|or|ian|ist)s?)\b/i
const OWN = /^(?:(?:right|and|but|so|well|anyway|oh|now|sorry)[\s,]+)*(my \w+)/i

/** "My tea's going cold", "my mate says": of the manager's own life, not of the work. */
export function isOwnLife(text: string): boolean {
  const own = OWN.exec(text)
  if (own === null) return false
  return !AT_WORK.test(text.slice(own.index + own[0].length - (own[1] ?? '').length))
}

const LEAVING =
  /^(?:(?:right|so|and|anyway|ok|okay|now|because|cos|as|since|only|but)[\s,]+)*(?:i'm |i am |we're )?off (?:to|for|out|home)\b|^(?:i'm|i am) off\b|^(?:meeting|lunch|dinner|tea|call|train|taxi|break|phone)(?:'s)? (?:now|time|calling|here|outside|waiting|is)\b|^(?:and )?say (?:hello|hi|goodbye|cheers) to\b|^go(?: go)*$|^(?:(?:right|and|but|so|well|anyway|oh|now|sorry|ok|okay)[\s,]+)*(?:i(?:'ve| have|'d| had|'m| am|'ll)?|we(?:'ve|'re)?)? ?(?:must|better|got to|have to|need to|should|ought to|gotta|off (?:to|for|out)|going to|due|late)\b(?: \w+){0,2}? ?(?:be off|go|run|dash|dry|feed|catch|fetch|nip|pop|leave|get (?:off|back|going|on)|pick up|head|crack on|shoot|ring|phone|eat|put the kettle|walk the|wash|for (?:a|my|some)\b|for|late|due|meeting)\b/i
const COMING =
  /^(?:(?:[Oo]h|[Aa]h|[Ss]orry|[Hh]ang on|[Rr]ight)[\s,]+)*(?:(?!(?:We|They|I|You|It|Orders?|Work|Just)\b)\p{Lu}\p{Ll}+|[Tt]he (?:dog|cat|phone|doorbell|postman|kettle|baby|kids?)|[Ss]omeone|[Ss]omebody|[Hh]e|[Ss]he)(?:'s|'ve| is| has)? (?:just |now )?(?:walked|come|popped|rung|rang|phoned|texted|emailed|pinged|nipped|arrived|boiled|ringing|barking|knocking|calling|waiting|boiling|turned up)\b/u
const WISHING =
  /^(?:(?:and|so|well|anyway|hi|hello)[\s,]+)*(?:(?:i |we )?(?:do )?hope (?:you|your \w+|this|that|all|it)\b(?! (?:person|one|will be able))|(?:many )?thanks? (?:you )?(?:again |very much |so much )?for\b|thanks? (?:again|in advance|a lot)|have a (?:good|nice|great|lovely)|enjoy your|speak (?:soon|to you)|look(?:ing)? forward to (?:hearing|speaking|your)|(?:i am |i'm )?(?:much )?obliged to you|sorry (?:about|for|to)\b|excuse)/i
const DISOWNED =
  /^(?:please )?(?:don't|do not) (?:send|use|publish|post|issue) (?:that|this|it|the \w+)(?: \w+)?$|^(?:the |my |our )?(?:next|last|previous|first|second|other) (?:message|mail|e-?mail|page|attachment|file)\b|\b(?:wrote|drafted|typed|prepared) (?:this|it|that|the (?:advert|ad|spec)) (?:for us)?\b|\b(?:saves?|saved|save) (?:me|us) (?:the )?(?:typing|time|writing)\b|\b(?:isn't|is not|wasn't|aren't|not) (?:ours|mine|from (?:us|me)|what (?:i|we) (?:wrote|said|meant))\b|\b(?:is|was|are|were|just|only|been) (?:having a (?:laugh|joke)|joking|kidding|messing (?:about|around)|playing (?:up|about|games)|winding (?:me|you|us) up|pulling (?:my|your) leg)\b|\bpasted (?:itself|by mistake|in error|that)\b/i
const EXCUSE =
  /^(?:(?:and|but|so|sorry|because|cos)[\s,]+)*(?:(?:i|we) )?(?:was|were|had been|am|have been|must have been|'d been) (?:looking|reading|thinking?|going|mixing|confusing|getting|misreading|quoting)(?:'| )(?:\w+ ){0,1}?(?:at|off|of|from|up|about|it|them|the|on)\b(?!.*\b(?:someone|somebody|hiring)\b)|^(?:i )?got (?:the |that |this |my )?(?:\w+ )?(?:wrong|mixed up|muddled|backwards|back to front)$/i
/** "Money, I hate this bit", "that's what I need". */
const ABOUT_ASKING =
  /^(?:just |basically |really )?(?:two|three|four|a few|a couple of|several|some) (?:things|reasons|points|parts|bits|answers)(?: (?:really|here|to it|to this))?$|^(?:hang on|hold on|one sec|wait)[,.]? \w+$|^(?:nobody|no one|everyone|everybody)(?:'s| has| is)? \w+(?: \w+)? (?:that|it|them|those)$|^(?:is there )?anything else\b|^(?:please |can you |could you )*(?:make|keep|get) (?:the |this |it |our )*(?:advert|ad|spec|specification|wording|text|copy|it)?(?: \w+)* (?:sound|read|look|short|snappy|brief|punchy|friendly|formal)\b|^(?:just )?(?:curious|wondering|asking|checking|interested)$|\bi (?:hate|love|never like|dread|always struggle with) (?:this|that|these) (?:bit|part|question|one|bits|questions)\b|^(?:and )?that(?:'s| is) (?:what|all|the (?:sort|kind) of thing) (?:i|we)\b(?! (?:do|make|build|pay|offer|sell))/i

/** True for a clause about the manager's own day, thanks and wishes, or a paste that went wrong: talk, whatever words it has. */
export function isAside(text: string): boolean {
  const said = text.trim()
  return (
    said.length < 160 &&
    (isOwnLife(said) ||
      LEAVING.test(said) ||
      COMING.test(said) ||
      WISHING.test(said) ||
      DISOWNED.test(said) ||
      EXCUSE.test(said) ||
      ABOUT_ASKING.test(said))
  )
}

/** "My eleven o'clock is here": somebody or something waits for the manager. */
const CALLED =
  /^(?:(?:right|and|but|so|oh|sorry|ok|because|cos)[\s,]+)*(?:my|the) (?:[\w:.]+ )?(?:o'clock|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|appointment|visitors?|taxi|cab|lift|train|bus|flight|next (?:meeting|call)|other (?:phone|line))(?:'s| is| are| has| have)? (?:just |now |already |about to )*(?:here|outside|waiting|ringing|calling|arrived|starting|due|boarding|leaving|at the door|in reception|going|come|turned up)\b/i

/** True for the excuse of a slip, and for putting off an answer: no fact, whatever figures it has. */
export function isOffTopic(text: string): boolean {
  const said = text.trim()
  return (
    said.length < 120 &&
    (CALLED.test(said) ||
      EXCUSE.test(said) ||
      DISOWNED.test(said) ||
      PUT_OFF.test(said) ||
      LIMIT.test(said) ||
      OWN_AGE.test(said))
  )
}

const PUT_OFF = /^(?:(?:so|and|but|well)[\s,]+)*ask (?:me|us|him|her|again|my|the|your)\b/i
/** "No I can't go higher", "that's not the reason": about the answer, not the vacancy. */
const LIMIT =
  /^(?:(?:and|but|so|no|sorry|well|honestly)[\s,]+)*(?:i|we) (?:can't|cannot|can not|couldn't|won't|am not going to|'m not going to) (?:really )?(?:go|stretch|move|budge|do|offer|pay|push)(?: (?:it|that|to))? ?(?:any )?(?:higher|further|more|above that|beyond that|past that|over that)?$|^(?:now )?in (?:just )?(?:a|half a) (?:minute|sec|second|moment|tick|mo)$|^(?:nothing|not much|nowt|no complaints?)(?: wrong)? (?:with|about|against) (?:the|our|my) (?:last|previous|old|present|other) \w+$|^(?:(?:and|but|so|well)[\s,]+)*(?:that's|that is|that isn't|it's|this is)(?: not|n't)? (?:not )?(?:the|my|our) (?:reason|point|issue|question|problem)\b(?: (?:for (?:the )?(?:vacancy|job|role)|though|here|at all|either))*$/i
const OWN_AGE =
  /^(?:i'm|i am|i'll be|he's|she's) (?:nearly |almost |only |just )?(?:[2-7]\d|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[- ]\w+)?)(?: (?:now|after all|next|this|years old|and)\b.*)?$/i

const ELSEWHERE =
  /\b(?:which|that|but (?:that|it)|it|and (?:that|it)|this) (?:would|does|will|do|is|are|wo|would)(?: ?n't| not) (?:apply|relevant|be relevant|for (?:this|them)|count|affect|concern)(?: \w+){0,4}$|\b(?:doesn't|does not|wouldn't|won't) apply (?:here|to (?:this|them|him|her|you))/i
const HISTORY =
  /^(?:and |but |so )*(?:it|that|we|they) (?:was|were|used to (?:be|have|do|cover)|had)\b.*\b(?:(?:that's|it's|has|have|they've|is) (?:all |now |since )?(?:gone|changed|moved|stopped|finished|ended))\b|^i(?:'ve| have) been (?:out of|away from|off) (?:the|this|that|it)\b|^(?:(?:and|but|so|genuinely no idea|honestly)[\s,]+)*(?:we|i|they) (?:last|previously) (?:hired|recruited|advertised|filled|had|looked)\b|^(?:the )?last time (?:we|i)\b|^(?:and |but )?we (?:were|used to be|lived|sat|started(?: out)?|began)(?: life)? (?:in|at|on|over|down)\b.*\b(?:till|until|up to|back when|before (?:that|the|we)|at first)\b|^i put (?:it |that |them )?(?:on|in) (?:the|our) (?:last|old|previous)\b/i

/** True for what holds for others or for earlier days, as the clause itself says. */
export function isElsewhere(text: string): boolean {
  return text.length < 400 && (ELSEWHERE.test(text) || HISTORY.test(text))
}

const IDIOM = new RegExp(
  `^(?:(?:and|but|so|well|oh|right|anyway|as they say|it's like|like)[\\s,]+)*(?:${WHOLE_IDIOMS.join('|')}|${ASIDE_IDIOMS.join('|')})(?:[\\s,]+(?:some days|at times|here|really|sometimes|as they say|though|mind|at the moment|right now|these days|to be honest))*$`,
  'i',
)

/** True for a clause that is a set phrase: "horses for courses". */
export function isIdiom(text: string): boolean {
  return text.length < 120 && IDIOM.test(text.trim().replace(/[.!\s]+$/, ''))
}

/** True for words none of which is about the work. */
export function isHollow(text: string): boolean {
  return isClosed(text) && !/\d/.test(text)
}
