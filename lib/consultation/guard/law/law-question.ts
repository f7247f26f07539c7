/** What may come in front of a question and says nothing. */
const LEAD =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|right|well|then|also|oh|um|er|hi|hello|just|quick|one|silly|stupid|question|sorry|actually|out of interest|by the way|just (?:wondering|checking|asking)|(?:i|we) wonder(?:ed)?|wondering|(?:can|could) you tell me|(?:can|could) i (?:just )?(?:ask|check)(?=[\s,:]+(?:whether|if|is|are|am|can|could|what|why|how)\b)|tell me|do you know|if|whether)\b[\s,:.–—-]*)*/i
const I_OR_WE = '(?:i|we|one|you legally|an? (?:employer|company|firm))'
const ADVERB = '(?:(?:still|legally|lawfully|even|really|just|actually|now|ever|not|openly|safely) )*'
/** To put a demand to people, or to turn them away. "Can we get a lad" and "could you put a lad" ask us to find one, or to write it down. */
const DEMAND =
  '(?:ask|say|specify|state|advertise|require|insist|demand|prefer|discriminate|favour|turn (?:down|away)|refuse|reject|exclude|limit|restrict|rule out|only (?:ask|interview|hire|take|want|consider|employ|see))'
const ALLOWED = '(?:allowed|permitted|entitled|able|free|in trouble|breaking the law)'
const RIGHT =
  '(?:ok(?:ay)?|legal|lawful|illegal|unlawful|against the law|allowed|all ?right|fine|permitted|possible|acceptable|(?:a|any) (?:problem|issue|risk)|discriminat(?:ion|ory)|sexist|ageist|racist|risky|wrong)'

/** Whether one may, in the order of words of a question. */
const ASKS_WHETHER = new RegExp(
  [
    `(?:can|could|may|might|should|must|do|would|can['’]?t|can not|cannot|couldn['’]?t|shouldn['’]?t) ${I_OR_WE} ${ADVERB}(?:have to |need to |be able to )?${DEMAND}`,
    `(?:why|how|when|where|who|what)(?: \\w+)? (?:can|could|may|should|must|do|can['’]?t|can not|cannot|couldn['’]?t|shouldn['’]?t) ${I_OR_WE} ${ADVERB}(?:have to |need to )?${DEMAND}`,
    `(?:am i|are we|would (?:i|we) be|will (?:i|we) be) ${ADVERB}${ALLOWED}`,
    `(?:is|was|would|isn['’]?t|are|wouldn['’]?t) (?:it|that|there|this)(?: be)? ${ADVERB}${RIGHT}`,
    `(?:is|would|are|does|do) (?:asking|saying|specifying|stating|advertising|requiring|insisting|preferring|turning|refusing|excluding)\\b[^?]*\\b(?:${RIGHT}|count|break)`,
    `(?:what|does|do) (?:does |do |is |are )?the (?:law|rules?|equality act)\\b`,
    `do ${I_OR_WE} (?:really |actually |legally )?(?:have|need) to (?:take|consider|interview|hire|accept|see|employ)`,
  ]
    .map((pattern) => `(?:${pattern})\\b`)
    .join('|'),
  'iy',
)

/** "…, we really want someone young", "please": asks for it all the same. */
const STILL_WANTS =
  /\b(?:please|pls)\b|(?:[,;:.?!–—]|\s-\s|\b(?:and|but|because|cos|as|so|since)\b)\s*(?:(?:and|but|so|because|cos|as|since|really|well|no|yes)\b[\s,]*)*(?:i|we|it|they|you|he|she|the (?:lads|team|boss|client|owner))(?:['’](?:d|re|ll|m|s)|\s+(?:would|really|only|do|must|should|has|have|had|got|is|are|am|will))*\s+(?:want|need|prefer|like|love|after|looking|rather|have|has|got to|to be|insist|won['’]?t)/i

/**
 * "Can I ask for under 40s?": the manager asks what the law says, and asks for nobody. Such a sentence is answered. No word of it becomes a
 * fact, and nothing is left to settle.
 */
export function asksAboutLaw(sentence: string): boolean {
  ASKS_WHETHER.lastIndex = LEAD.exec(sentence)?.[0].length ?? 0
  return ASKS_WHETHER.test(sentence) && !STILL_WANTS.test(sentence)
}
