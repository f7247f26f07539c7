import { createMatcher } from './patterns'
import type { Token } from './tokens'

/** They turn somebody away without a "no" in front of the word. */
const REJECTIONS =
  'forget it|them|about, bin it|them|those|any|that|the|him|her, in the bin, out they|he|she go|goes, cross|strike|knock|leave|keep|weed|sift|screen|filter|rule|count them|him|her|those|it|these|anyone|any out|off, weed|sift|screen|filter|rule|count|sort out, steer clear|away, give|gives it|them|those a? miss|swerve, body swerve, need|not not? bother|apply, bother applying|sending|coming, no good|use to|for me|us|this|anyone, no use, sling their|his|her hook, not for us|me, not interested, get through, do not put, put them|him|her|anyone|any through|forward, be a no, straight no, deal breaker, dealbreaker, turn|turning them|him|her|those|any away|down, move on, next one, go|going down well, stick out, red flag, no thanks, no thank you, will|would|could|can not do|suit|work|fit|cope, rather|sooner|best|better not, think twice, skip them|those|any|the|anyone, put|puts me|us off, never again, not twice, enough of, sick of, fed up, done with, doing|dealing with, accordingly, better off without, spare|save me|us, no more of, a non starter, nonstarter, be out, get rid, hard pass, a nightmare, too much trouble|hassle, wrong sort|kind, not have it|him|her|them, be having|put up with'

/** What was had once is not wanted a second time. */
const AGAIN =
  'never again, not twice, not again, not * twice|again, not * * twice|again, not * * * twice|again, no more of, enough of, had enough, have|want|get|take not? another, another one like, once bitten, last of those'

const toTest = (words: string) => {
  const match = createMatcher([{ words, value: words }])
  return (tokens: readonly Token[]): boolean => tokens.some((_, at) => match(tokens, at).length > 0)
}

export const isRejection = toTest(REJECTIONS)
export const isNotAgain = toTest(AGAIN)
