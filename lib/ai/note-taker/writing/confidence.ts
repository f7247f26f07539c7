import { asCompany } from './spelling'

/** What says only that it was told in confidence. The heading of the notes says whom they are for. */
const IN_CONFIDENCE =
  /(?:^|(?<mark>[,;:.–—-]\s*)|\s)(?:(?:and|but|so|just|strictly|this is|that['’]s|(?:i['’]m|i am) telling you (?:this|that)|i (?:tell|told) you (?:this|that)|i was told (?:this|that)?)\s+)*(?:between (?:us|ourselves|you and me|these four walls)|in (?:strict(?:est)? )?confidence|off the record|for your ears only|don['’]?t quote me(?: on (?:that|this|it))?|keep (?:it|that|this) to yourself|you didn['’]?t hear (?:that|this|it) from me)(?:,? (?:please|mind|though|ok))?(?:\s*[,;:.–—-]\s*|$)/giu

/** In letters. Less is no note. */
const LEAST_NOTE = 12

/** A note as anybody of the firm would write it: without whom it was told, or who told it. Words that say nothing else stay. */
export function withoutConfidence(said: string): string {
  const plain = said
    .replace(IN_CONFIDENCE, (...match) =>
      (match.at(-1) as { mark?: string }).mark === undefined ? ' ' : '. ',
    )
    .replace(/\s+/g, ' ')
    .replace(/(?<=[.;,]) ?[.;,]/g, '')
    .replace(/^[\s.,;:–—-]+|[\s.,;:–—-]+$/gu, '')
  return asCompany(plain.replace(/[^\p{L}]/gu, '').length < LEAST_NOTE ? said : plain)
}
