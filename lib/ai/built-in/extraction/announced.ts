import { figuresIn } from './amounts'
import { correctionIn } from './corrections'
import { entitiesOf } from './entities'
import { REQUIREMENTS, topicOf } from './judge'
import { strengthCue } from './strength'

const WORD = '(?:(?:and|oh|ah|eh|er|no|ok|okay|well|right|so|actually)[\\s,]+)*'
/** A slip owned up to, with its excuse: "sorry, I had last year's sheet open", "wrong site", "hang on, that's the technician band". */
const OWNED = new RegExp(
  `^${WORD}(?:sorry|apologies|my (?:mistake|bad|error|fault)|hang on|hold on|wait|correction|oops|whoops|(?:that's |that is |that was |it's )?(?:the )?wrong (?:site|one|figure|number|band|rate|grade|sheet|job|office|place|version|column|row|role|year|month|date|name|tool|system|bottom|top)\\b|(?:i(?:'ve| have)?|we(?:'ve| have)?) (?:gave|given|told|quoted|had|was (?:looking|reading)|am looking|read|got|sent)\\b.*\\b(?:wrong|old|last year's|out of date|mixed up)\\b|(?:that's|that was|that is|those are|those were) (?:the|for the|what the|an?) (?:old|wrong|last|other|previous|\\w+ (?:band|rate|grade|figure|site|scale|sheet|one|role|job|office))\\b)`,
  'i',
)

/** True for a sentence that owns up to a slip and says nothing else; the next one puts it right. */
export function announces(said: string): boolean {
  const topic = topicOf(said)
  const change = correctionIn(said)?.kind
  return (
    said.split(/\s+/).length <= 14 &&
    OWNED.test(said) &&
    !/[\d:£]/.test(said) &&
    (change === undefined || change === 'cue') &&
    figuresIn(said).length === 0 &&
    strengthCue(said) === null &&
    (topic === null || !REQUIREMENTS.includes(topic)) &&
    entitiesOf(said).every(({ kind }) => kind === 'skill')
  )
}

const CHANGED =
  /\b(?:we|they|it|that|he|she|client|customer|finance|hr|board|director|union|landlord|council)(?:'ve|'s| has| have)? (?:just |now |only |since |recently |all )*(?:changed|slipped|extended|cut|dropped|raised|upped|put (?:it|that) (?:up|down)|gone up|gone down|went up|went down|come down|came down|agreed|renegotiated)\b|\b(?:has|have|'s|been) (?:just |now )?(?:changed|extended|cut|reduced|raised|increased|upped|slipped)\b|\bsince (?:the (?:merger|takeover|move|review|new|restructure)|\p{Lu}\w+ (?:joined|left|went|came|retired)|we (?:moved|changed|merged))|\bi(?:'ve| have)? (?:just |now )?(?:looked (?:it )?up|checked|asked|been told|found out|counted)\b|\bmore like\b|\bi(?: mean|'m thinking)$|^\S+(?: \S+)? i mean\b/iu

/** True for a short sentence that tells of a change, so that its figure is a new one. */
export function tellsOfChange(said: string): boolean {
  return said.split(/\s+/).length <= 16 && CHANGED.test(said)
}

const TOP =
  /\b(?:top (?:end|figure|of (?:the|that) (?:range|band|scale))|upper (?:end|limit|figure)|the top|max(?:imum)?|ceiling|cap (?:it|that|the \w+)|capped|no (?:more|higher) than|can't go (?:above|over|past|higher than)|stretch (?:it )?to|as high as)\b/i
const BOTTOM =
  /\b(?:bottom (?:end|figure|of (?:the|that) (?:range|band|scale))|lower (?:end|limit|figure)|the bottom|minimum|floor|start(?:s|ing)? (?:it )?(?:at|from)|no (?:less|lower) than)\b/i

/** The end of a range that a sentence speaks of. */
export function boundIn(said: string): 'top' | 'bottom' | null {
  if (TOP.test(said)) return 'top'
  return BOTTOM.test(said) ? 'bottom' : null
}
