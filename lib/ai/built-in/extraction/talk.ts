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
  hassle lecture told ta ra tara toodle pip cheerio bye goodbye moved budged swayed budge read reading reads listen listening repeat`
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
  /^(?:(?:so|and|but|well|ok|okay|right|now|anyway)[\s,]+)*(?:i(?:'ll| will|'d better|'m going to|'ve| have|'m| am| can| could|'d)?|let me|here,? i) (?:just |also |only |try to |quickly |simply )*(?:giv(?:e|en|ing)|tell|told|telling|send|sent|sending|past(?:e|ed|ing)|typ(?:e|ed|ing)|show|run|ran|walk|talk|fill|bombard|throw|hit|dump(?:ed)?|list|explain(?:ed)?|answer(?:ed)?|put|rattle|reel|spell|keep|be) (?:\w+ ){0,2}?(?:you|it|this|that|them|everything|off|brief|quick|short)\b(?!.*\d)/i

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
