/** Pay beside the salary that a firm may or may not give. */
const OFFERS: readonly RegExp[] = [
  /\bbonus(?:es)?\b/i,
  /\bprofit[- ]shar(?:e|es|ing)\b/i,
  /\bcommission\b/i,
  /\bshare (?:options|scheme)\b/i,
]
const DENIED =
  /\b(?:not|never|nothing|no|cannot|can['’]?t|don['’]?t|won['’]?t|isn['’]?t|aren['’]?t|wouldn['’]?t)\b(?: \p{L}+){0,3} (?:promis\p{L}*|guarante\p{L}*)|\bdiscretionary\b|\bno (?:promises?|guarantees?)\b/iu
/** What a reader takes as no promise. */
export const SAYS_CAVEAT =
  /\b(?:discretionary|not guaranteed|not promised|no guarantee|isn['’]t guaranteed|could|may|might|if|depending|subject to|in a good year)\b/i

/** In characters: how near the caveat stands to what it is about. */
const NEAR = 120

export const namesOffer = (text: string): boolean => OFFERS.some((offer) => offer.test(text))

/** Whether `said` says of an offer in `text` that it is not promised. */
export function isUnpromised(text: string, said: string): boolean {
  return OFFERS.some((offer) => {
    const at = said.search(offer)
    if (at < 0 || !offer.test(text)) return false
    const denied = said.search(DENIED)
    return denied >= 0 && Math.abs(denied - at) <= NEAR
  })
}
