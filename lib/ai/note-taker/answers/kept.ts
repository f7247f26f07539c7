import { activeFacts } from '@/lib/consultation/brief/facts'
import { stemsOf } from '@/lib/consultation/guard/take-back/words'
import { type AnswerInput, joinWithinLimit } from './input'
import { quoteFact } from './quote-fact'

const QUIET =
  "(?:safe (?:with|in)|private|secret|confidential|quiet|between us|under wraps|to yourself|out of (?:it|this|that|everything)|(?:staying|kept|left|being) (?:out|back)|won[’']?t (?:go|be|get) (?:in|out|printed|anywhere|mentioned))"
const THING =
  '(?:everything|all (?:of )?(?:that|this|it)|it|that|this|(?:the|that|this) (?:[^?.!,]{2,40}? )?(?:bit|thing|stuff|part|business))'
const ASKS: readonly RegExp[] = [
  new RegExp(
    `^(?:and |so |but |um |oh )*(?:did you|have you|you did|you do|you(?:['’]ve| have)|do you|you know|i asked (?:you )?(?:if|whether)|(?:can|could) you (?:promise|confirm)|you won[’']?t)\\b.*\\b${QUIET}\\b`,
    'iu',
  ),
  new RegExp(
    `^(?:and |so |but |um |oh )*i (?:do )?(?:hope|trust|take it|assume|presume)\\b.*\\b${QUIET}\\b`,
    'iu',
  ),
  new RegExp(
    `^(?:and |so |but )*is ${THING} (?:all |still |definitely |really )*(?:safe|${QUIET})(?: with you| here| then)*\\W*$`,
    'iu',
  ),
]

/** "You did get that it’s private?", "I hope that is safe with you": asks whether a confidence is kept. */
export const asksIfKept = (clause: string): boolean => ASKS.some((pattern) => pattern.test(clause))

/** Words of such a question that name nothing. */
const FRAME = new Set(
  stemsOf(
    'did do you get got note noted know hear heard take took understand asked if whether hope trust assume the a that this it is are was all everything bit thing stuff part business about of with staying kept left being safe private secret confidential quiet between us under wraps yourself out back go in printed anywhere still definitely really i we me my not',
  ),
)
const MAX_NAMED = 2

/** Which confidence is kept, in the words of the brief. */
export function answerKept(question: string, { brief }: AnswerInput): string {
  const wanted = new Set(stemsOf(question).filter((stem) => !FRAME.has(stem)))
  const kept = activeFacts(brief).filter(({ audience }) => audience === 'agency')
  const named = kept.filter(({ value }) => stemsOf(value).some((stem) => wanted.has(stem)))
  if (named.length > 0)
    return joinWithinLimit([
      `Yes. Candidates won’t see ${named
        .slice(0, MAX_NAMED)
        .map((fact) => quoteFact({ ...fact, audience: 'candidate' }))
        .join(' or ')}.`,
      'Only the agency does.',
    ])
  return kept.length > 0
    ? 'Yes. Candidates won’t see what you’ve told me in confidence. It’s in the brief, marked “Agency only”.'
    : 'Nothing in the brief is marked “Agency only” yet. Tell me what to keep from candidates, and I’ll mark it.'
}
