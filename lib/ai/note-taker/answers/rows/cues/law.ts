import type { CueRow } from './cue'

/** About what may be asked for, and the rules of work and pay. */
export const LAW_CUES: readonly CueRow[] = [
  {
    kind: 'law',
    words: [
      /\b(?:ask|say|put|require|specify|insist|advert|show|prefer|turn|reject|hire|hiring|take|employ|pay|go in)\w*\b/i,
      /\b(?:i|we|us|advert|ad|asking|saying|that|it)\b/i,
      /\b(?:problem|trouble|bother|allowed|legal\w*|ok|okay|fine|right|alright|wrong|bad|hurt|matter|dodgy|discriminat\w*|sued?|risky?|law|prefer|should|must|have to|can|could|do|does|when|how)\b/i,
    ],
    needs: 'law',
    yes: [
      'Would asking for fluent Polish be a problem?',
      'Should the advert show the pay?',
      'Will we get sued if we say no over 50s?',
      'Is it dodgy to say young?',
    ],
    no: ['Would asking for Revit be a problem?', 'Is Monday ok with you?'],
  },
  {
    kind: 'law',
    words: [
      /\b(?:equality act|get us sued|discriminat\w+|illegal|unlawful|against the law|in (?:bother|trouble)|(?:am|are) (?:i|we) (?:allowed|ok(?:ay)?|all ?right) to|what can (?:i|we) (?:say|ask|put)|allowed to (?:say|put|ask)|hint at|(?:not|don['’]t|never|only|just) (?:\w+ )?(?:put (?:it|that) in writing|write (?:it|that) down|ask))\b/i,
    ],
    yes: ['Would that get us sued?', 'so what am I allowed to say', 'What if I don’t put it in writing?'],
    no: ['Do they need to write it down?'],
  },
]
