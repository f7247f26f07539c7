import { findRoles, nameByRole } from '@/lib/ai/note-taker/writing/people'
import { tellsFailureOnly } from '@/lib/consultation/brief/failures'
import { findLineReason } from '@/lib/consultation/guard/line'
import { namesPerson } from '@/lib/consultation/guard/people'
import { deniesOffer } from '@/lib/specification/denied-offer'
import type { Section } from '@/lib/specification/options'
import type { CheckContext, DraftVerdict } from './check'
import { compareWording } from './compare'
import { findForbidden, saysChallenged } from './forbidden'
import { canStandIn, linesReplaced } from './moves'
import { saysNotNeeded } from './not-needed'
import { isReportingInRow, lacksCaveat, lacksPlanned, saysSecretName, tellsWho } from './reservations'
import { findRoleLost } from './role-kept'
import type { DraftLine } from './schema'
import { findOverstated } from './scope'
import { describeContext, findCited, type Source } from './sources'
import { isMadePersonal } from './team-target'
import { joinLines, tidyText } from './text'
import { isForcedOnReader, isOfOtherWeight, isTaughtUnsaid, OF_FIRM } from './under-heading'

/** Under “What we offer”. */
const OF_OFFER: readonly Section[] = ['growth', 'benefits']

/** A name that no list has, of somebody whose job a source tells. */
const saysColleague = (text: string, { sources }: CheckContext): boolean =>
  nameByRole(text, findRoles(sources.map(({ said }) => said))) !== text

/**
 * Whether a model’s line says what its sources say: in the manager’s own words, or as the note-taker words them. What it takes from sources
 * `beside` them is for a judge.
 */
export function checkDraftLine(
  line: DraftLine,
  context: CheckContext,
  beside: readonly Source[] = [],
): DraftVerdict {
  const { section } = line
  const text = tidyText(line.text)
  const cited = findCited(line.cites, context.sources)
  if (cited === null) return { rejection: 'noFact' }
  if (
    !canStandIn(cited, section) ||
    (OF_OFFER.includes(section) && deniesOffer(text)) ||
    (['growth', 'benefits', 'motivation', 'culture'].includes(section) && saysNotNeeded(text)) ||
    isReportingInRow(text, section)
  )
    return { rejection: 'wrongSection' }
  const replaced = linesReplaced(cited, section)
  const ids = cited.flatMap(({ facts }) => facts.map(({ id }) => id))
  if (!replaced.every(({ factIds }) => factIds.every((id) => ids.includes(id))))
    return { rejection: 'halfLine' }
  if (new Set(cited.map(({ audience }) => audience)).size > 1) return { rejection: 'mixedAudience' }
  const said = joinLines(cited.map((source) => source.said))
  const written = joinLines(replaced.map((written) => written.text))
  const settled = joinLines([said, ...ids.flatMap((id) => context.letIn?.get(id) ?? [])])
  const forbidden = findForbidden(text, settled, context)
  if (forbidden) return { rejection: forbidden }
  if (saysChallenged(text, settled, context)) return { rejection: 'challenged' }
  const isNote = section === 'internalNotes'
  if (
    isNote
      ? namesPerson(text, { company: context.company }) || tellsWho(text, said)
      : findLineReason(text, context) || saysColleague(text, context)
  )
    return { rejection: 'line' }
  if (saysSecretName(text, context)) return { rejection: 'name' }
  if (findRoleLost(text, said, context) !== null) return { rejection: 'role' }
  if (section === 'firstYear' && tellsFailureOnly(text)) return { rejection: 'failure' }
  if (section === 'firstYear' && isMadePersonal(text, said)) return { rejection: 'subject' }
  if (!isNote && lacksCaveat(text, context)) return { rejection: 'condition' }
  if (lacksPlanned({ text, section }, cited, context)) return { rejection: 'condition' }
  if (section === 'niceToHave' && isTaughtUnsaid(text, cited)) return { rejection: 'adds' }
  if (isOfOtherWeight(text, said, section)) return { rejection: 'strength' }
  if (findOverstated({ text, section }, said, cited.map(describeContext).join(' ')) !== null)
    return { rejection: 'scope' }
  if (OF_FIRM.includes(section) && isForcedOnReader(text, said)) return { rejection: 'subject' }
  return compareWording(line, { cited, said, written, beside }, context)
}
