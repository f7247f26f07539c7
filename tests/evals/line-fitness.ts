import { wordsOf } from './line-words'

/**
 * May be left out at the ends of a clause: openings of talk, hedges, politeness, the frame of a wish. Never a negation, a bound or a
 * condition. Short forms also without their apostrophe.
 */
export const TRIMMABLE: ReadonlySet<string> = new Set(
  `
  hi hello hey so well right ok okay yes yeah yep oh um er erm basically honestly actually obviously
  also and but plus then like just really please thanks thank you sorry i we they he she mean think
  guess suppose reckon say said would 'd should could need needs needed want wants wanted looking must
  have has had to be is are it it's there there's the a an of for some somebody someone anyone person
  us our you know sort kind thing all that this that's will can who got gotta role job they'll you'll
  you'd they'd they've we'd we'll nice ideal ideally preferably essential desirable required bonus
  handy useful though too as well its theres thats theyll youll id youd theyd theyve
`
    .trim()
    .split(/\s+/),
)

const FAULTS: readonly [fault: string, pattern: RegExp][] = [
  ['contact data', /[\w.+-]+@[\w-]+\.\w|https?:|www\.|\b[\w-]+\.(?:com|co\.uk|org|net|io)\b/i],
  ['contact data', /\b0\d{3,4}[ -]?\d{3}[ -]?\d{3}|\+44/],
  ['ends in the middle', /\b(?:only|including|when|and|or|than|with|the|a|an|for|is|are|because)\W*$/i],
  ['starts in the middle', /^[)\],;]|^(?:and|or|but|whilst|than|of)\b/i],
  ['talk', /\b(?:haha|lol|tbh|as i said|like i said|if that makes sense|you see|what do you think)\b/i],
  ['talk', /\b(?:sorry|scrap that|ignore that|i (?:mean|guess|reckon|suppose)|to be honest|etc etc)\b/i],
  ['talk', /^(?:i|we)(?:'d|’d| would) (?:want|like|need)\b|\?\s*$/i],
  ['talk', /^(?:please|can you|could you|tell them|make a note|put (?:that|down)|write (?:that|down))\b/i],
  ['talk', /^(?:see below|as above|same as (?:before|last))\b/i],
]

/** Why a stranger could not read the line, or null. */
export function findUnfitness(line: string): string | null {
  const fault = FAULTS.find(([, pattern]) => pattern.test(line.trim()))
  if (fault) return fault[0]
  if (line.split('(').length !== line.split(')').length) return 'brackets'
  return wordsOf(line).every(({ word }) => TRIMMABLE.has(word)) ? 'says nothing' : null
}
