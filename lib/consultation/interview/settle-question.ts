import type { ChallengeGround } from '@/lib/consultation/brief/options'
import { PRACTICES } from '@/lib/consultation/brief/options'
import type { Agenda, Brief } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import { chipsFor } from './chips'
import type { Asked } from './consultant-types'
import { dueDoubts } from './due-doubts'
import type { TurnPlan } from './plan'

const PRACTICE_OF: Partial<Record<Asked['why'], ChallengeGround>> = {
  years: 'yearsWithoutReason',
  degree: 'degreeWithoutReason',
  weight: 'manyMusts',
}

/** The facts in doubt that a question is about: those of its topic, else all that are in doubt for its reason. An old advert is asked about once. */
function testedFacts({ topic, why }: Asked, brief: Brief): string[] {
  const due = dueDoubts(brief).filter((doubt) => doubt.why === why)
  const own = why === 'stale' ? [] : due.filter(({ fact }) => fact.topic === topic)
  return (own.length > 0 ? own : due).map(({ fact }) => fact.id)
}

/** What a turn has asked, and what goes with the question. `weighs`: it asks which requirements are musts. A practice or a doubt counts as asked about only if the reply asked about it. */
export function settleQuestion(
  plan: TurnPlan,
  asked: Asked | null,
  brief: Brief,
): { agenda: Agenda; chips: string[]; topic: Topic | null; weighs: boolean } {
  if (asked === null) {
    const topic = plan.question?.topic ?? (plan.pressed ? plan.agenda.asked?.topic : null) ?? null
    const weighs = topic === null && plan.challenge.includes('manyMusts')
    return { agenda: plan.agenda, chips: plan.chips, topic, weighs }
  }
  const { topic: named, why } = asked
  const topic = named === 'none' ? null : named
  const practice = PRACTICE_OF[why]
  const challenged = plan.agenda.challenged.filter(
    (ground) => !PRACTICES.includes(ground) || brief.agenda.challenged.includes(ground),
  )
  const agenda: Agenda = {
    ...plan.agenda,
    challenged: [...new Set([...challenged, ...(practice ? [practice] : [])])],
    tested: [...new Set([...brief.agenda.tested, ...testedFacts(asked, brief)])],
    asked: topic === null ? null : { topic, followUp: plan.agenda.followedUp.includes(topic) },
  }
  const isOpen = why === 'open' && topic !== null
  return {
    agenda,
    chips: isOpen ? chipsFor(topic) : plan.unsettled ? plan.chips : [],
    topic: isOpen ? topic : null,
    weighs: why === 'weight',
  }
}
