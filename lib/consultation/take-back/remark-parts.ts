/** What the rows of remarks on the brief are made of. */
const LEAD =
  "^\\W*(?:(?:no|nah|nope|oh|ah|er+m?|um+|sorry|actually|wait|hang on|well|so|and|but|also|then|ok(?:ay)?|right|thanks|please|kindly|just|now|again|first|secondly|can you|could you|would you|will you|you can|you should|let['’]?s|i(?:['’]d| would) like you to|i (?:want|need) you to|i(?:['’]m| am) (?:sorry|afraid)|i (?:think|see|notice|noticed)(?: that)?|(?:that|this|it)(?:['’]?s| is) (?:all )?(?:wrong|not right)|i mean(?:t)? the (?:opposite|reverse)|the other way (?:round|around))[\\s,.:!–—-]+)*"
const TAIL =
  '(?:[\\s,]+(?:please|then|now|too|as well|instead|again|thanks|thank you|after all|though|in full|for me|at all|in))*'
const END = `${TAIL}\\s*(?=$|[,;:.!?–—]|\\s-\\s|\\s(?:and|but|because|as|since|so|it|that|they|we|i)\\b)`
export const OBJECT = '(?<object>[^,;:.!?–—\\n]{2,60}?)'
export const POINTED =
  '(?<object>it|that|this|these|those|them|all of (?:it|them|that)|(?:that|those|these|this) (?:bit|part|one|line|entry|sentence)s?)'
/** Commas too: a list of entries. */
export const LISTED = '(?<object>[^.!?;:\\n]{2,120}?)'
export const clauses = (...bodies: string[]) =>
  bodies.map((body) => new RegExp(`${LEAD}(?:${body})${END}`, 'iu'))
