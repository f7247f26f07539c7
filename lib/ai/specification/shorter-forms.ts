import { leaveOutAsides } from '@/lib/ai/note-taker/writing/asides/leave-out'
import { withoutBaseline } from '@/lib/consultation/brief/baselines'
import { withoutStart } from '@/lib/consultation/brief/failures'
import { leaveOutComments } from '@/lib/consultation/guard/rewording/comments'
import { withoutYears } from '@/lib/consultation/guard/years'
import type { Section } from '@/lib/specification/options'

/** "Life cover, three times" says nothing until somebody says of what. */
const withoutBareMultiple = (said: string): string =>
  said.replace(
    /,? (?:of |at |is )?(?:\d|two|three|four|five|six) ?(?:times|x)\b(?! (?:(?:your|the|a|an|annual|basic|base|gross) )*(?:salary|pay|year|week|month|earnings))/gi,
    '',
  )

/** Under "Nice to have", what says that it is no must is said twice. */
const withoutHedge = (said: string): string =>
  said.replace(
    /[,;]? ?(?:(?:but|though|although) )?(?:(?:it|that|this|they|those)(?:['’]s|['’]re| is| are) )?(?:not|no) (?:a |an )?(?:must|needed|essential|required|requirement|deal[- ]?breaker)s?\b/gi,
    '',
  )

/** Forms of what was said that a line of `section` may say just as well. Nobody needs the number of years of a wish, or how bad it is before a goal. */
export function listShorterForms(said: string, section: Section): string[] {
  if (section === 'niceToHave') return [withoutYears(said), withoutHedge(said)]
  if (section === 'firstYear' || section === 'responsibilities')
    return [withoutStart(said), withoutBaseline(said, { isGoal: section === 'firstYear' })]
  return section === 'benefits' ? [withoutBareMultiple(said)] : []
}

/** What was said without its comments, and without its asides. None where it has neither. */
export function listWithoutTalk(said: string, section: Section): string[] {
  const plain = leaveOutComments(said)
  return [...new Set([plain, leaveOutAsides(plain, section)])].filter((text) => text !== said)
}
