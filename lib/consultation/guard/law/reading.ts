import type { Family } from './family'
import type { Frame } from './frame'
import { createWordTest, type Match } from './patterns'
import { isExclusion, isFunctionWord } from './people'
import type { Token } from './tokens'

export type Hit = Match<Family>

export const isTurn = createWordTest('but although though however except yet whereas')
export const isJoint = createWordTest('and or')
export const isModal = createWordTest('must should would need can will may might shall cannot ought')
export const isBe = createWordTest('be become get stay sound look seem feel')
export const isOnly = createWordTest('only please preferred preferably ideally apply suit better best ideal')
export const isHaving = createWordTest(
  'with without have whose wear go take be no keep get need want carry suffer join history attend do drop any who whose that fast observe',
)
export const isPay = createWordTest(
  'pay salary wage rate k grand thousand budget band package earn earning paying ote figure',
)
export const isIndefinite = createWordTest('a an another any some no')
export const isHeShe = createWordTest('he she')
export const isAsking = createWordTest(
  'want wanted need prefer like seek seeking after hire hiring recruit employ find rather ideal ideally suit give get',
)
export const isPreposition = createWordTest('of enough bother trouble problem')
export const isQuestionWord = createWordTest('do be have whether')
export const isAnother = createWordTest('another again more third twice')
export const isGeneric = createWordTest(`
  ones people generation sort type kind lot brigade mob crowd bunch crew gang lobby lads folk business stuff malarkey nonsense palaver thing lark caper
  persuasion
`)
/** In an application they stand for whoever sent it. */
export const isApplication = createWordTest('cv application name surname passport accent')
export const isHome = createWordTest(
  'background upbringing heritage descent family household stock roots community',
)
/** "The trainee programme" is nobody. */
export const isPost = createWordTest('programme scheme role post job position vacancy place slot intake desk')
export const isMeasure = createWordTest('to from by at of within')
export const isLeaving = createWordTest(
  'leaver gone left went retired retiring promoted resigned leaving quit moved handed',
)
export const isNameVerb = createWordTest(
  'be have do get go take leave want need start find become move fall who broke will',
)
export const isCheck = createWordTest('if sure ensure check whether unless')
export const isLanguage = createWordTest(
  'german french spanish italian polish dutch welsh portuguese russian chinese japanese arabic turkish greek romanian',
)
export const isDeterminer = createWordTest('the a an our this that its your')
export const isKin = createWordTest('wife husband partner mother father mum dad son daughter sister brother')

/** Behind an age these make it one; behind another word it counts something. */
export const isAfterAge = createWordTest(
  'old young or and to max tops ish plus s at something people person candidate say so no maybe really',
)
export const AGE_FAMILIES = ['bare age', 'years of age', 'age range']
/** They count only behind somebody: "nobody from ...". */
export const OF_SOMEBODY = ['countries', 'names']
/** How far left and right a word is looked for that says whom the sentence speaks of. */
export const REACH = 10
export const TIGHT = 4

export const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && token.forms.length > 0
export const isComma = (token: Token | undefined) => token?.text === ','

export interface Reading {
  tokens: readonly Token[]
  /** By the place of a token. */
  hitAt: ReadonlyMap<number, Hit>
  frames: readonly Match<Frame>[]
  /** "Bin it", "give them a miss". */
  isTurningAway: boolean
  /** Of the clause that the word is in. */
  from: number
  to: number
}
/** The last word that shuts out, at most `reach` words in front. */
export function findExclusion(
  { tokens, from }: Reading,
  at: number,
  reach: number,
  until = at,
): number | null {
  for (let index = until - 1; index >= Math.max(from, at - reach); index -= 1)
    if (isExclusion(tokens[index])) return index
  return null
}

export const isHit = ({ hitAt }: Reading, at: number) => hitAt.has(at)

/** "A lesbian running the ward": the word names somebody. */
export const isDoing = ({ tokens }: Reading, { from, to, value }: Hit): boolean => {
  const next = tokens[to + 1]
  return (
    value.ground !== 'race' &&
    isIndefinite(tokens[from - 1]) &&
    (tokens[to]?.text.endsWith('ing') ?? false) &&
    (!isWord(next) || isFunctionWord(next))
  )
}

export const isPossessive = ({ tokens }: Reading, { to }: Hit) =>
  /(?:'s|s')$/.test(tokens[to - 1]?.text ?? '')
