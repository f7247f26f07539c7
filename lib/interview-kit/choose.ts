import type { Section } from '@/lib/specification/options'
import type { Asked, Topic } from './ask'
import { isSafetyCritical } from './lines/safety'
import { namesRule } from './lines/thing'
import { RATED_MIN } from './options'

export const REQUIREMENTS: readonly Section[] = [
  'technical',
  'experience',
  'softSkills',
  'responsibilities',
  'firstYear',
]
/** Most of the time is for the work itself. */
const SECTION_MAX: Partial<Record<Section, number>> = { experience: 2, softSkills: 2, firstYear: 1 }

const queueOf = ({ section }: Topic) => (section === 'education' ? 'experience' : section)

/** Beyond the least number of questions, one that is worth less is left out. */
const WORTH_MIN = 1

/** What a question written by hand is worth at least. */
const WRITTEN_MIN = 1.8
/** Whether it was written for work like this, and not worded around the line. */
export const isWritten = ({ worth }: Asked): boolean => worth >= WRITTEN_MIN
/** A line about somebody’s past takes time from the work itself only if a question is written for it. */
const isBeside = (topic: Topic) => queueOf(topic) === 'experience'

/** What is asked first, whatever else there is. */
const SAFETY_NEED = 3
/** A standard, a regulation or a form of contract by its name. */
const RULE_NEED = 0.7
/** Of the first line of a section, which says what the job is. The last one has next to none. */
const CORE_NEED = 0.9
/** Of the first duty, which is the job itself. */
const LEAD_NEED = 1.6
/** How far a question that fits well goes before one that fits less. */
const FIT_SHARE = 1.5

/** How much each topic needs to be asked about: by what a mistake in it would do, how near the core of the job it is, and how well its question fits. */
function readNeeds(asked: readonly Asked[]): (topic: Asked) => number {
  const needs = new Map(
    asked.map((topic) => {
      const section = asked.filter((other) => queueOf(other) === queueOf(topic))
      const core = 1 - section.indexOf(topic) / section.length
      return [
        topic,
        FIT_SHARE * topic.worth +
          CORE_NEED * core +
          (isLead(asked, topic) ? LEAD_NEED : 0) +
          (namesRule(topic.text) ? RULE_NEED : 0) +
          (topic.worth >= WORTH_MIN && isSafetyCritical(topic.text) ? SAFETY_NEED : 0),
      ]
    }),
  )
  return (topic) => needs.get(topic) ?? 0
}
/** The first duty, where a question was written for it. */
const isLead = (asked: readonly Asked[], topic: Asked) =>
  isWritten(topic) && topic === asked.find(({ section }) => section === 'responsibilities')
const isIn = (list: readonly Asked[], topic: Asked) => list.some((earlier) => isSameAim(earlier, topic))

/**
 * The most needed of each section, then of all duties and skills, so that a long list in one section leaves room for the others. Two questions about
 * one thing, and more of a section than usual, only if there is time. What is left out is listed, and an editor can add it.
 */
export function choose(asked: readonly Asked[], most: number): Asked[] {
  const needOf = readNeeds(asked)
  const byNeed = (one: Asked, other: Asked) => needOf(other) - needOf(one)
  const queues = REQUIREMENTS.map((section) =>
    asked.filter((topic) => queueOf(topic) === section).sort(byNeed),
  )
  const usual = queues.map((queue, at) => queue.slice(0, SECTION_MAX[REQUIREMENTS[at] ?? 'technical']))
  const best = usual.flatMap(([first]) => first ?? [])
  const sound = best.filter((topic) => topic.worth >= (isBeside(topic) ? WRITTEN_MIN : WORTH_MIN))
  const longest = Math.max(0, ...usual.map(({ length }) => length))
  const rounds = Array.from({ length: longest }, (_, round) => usual.flatMap((queue) => queue[round] ?? []))
  const rest = rounds.flat().filter((topic) => !sound.includes(topic))
  const beyond = queues
    .flat()
    .filter((topic) => !usual.flat().includes(topic))
    .sort(byNeed)
  const ordered = [
    ...sound,
    ...rest.sort((one, other) => rankOf(one) - rankOf(other) || byNeed(one, other)),
  ].filter((topic, place, list) => !isIn(list.slice(0, place), topic))
  const again = ordered.filter((topic, place) =>
    ordered.slice(0, place).some((earlier) => isSameSubject(earlier, topic)),
  )
  return [...ordered.filter((topic) => !again.includes(topic)), ...again, ...beyond]
    .filter((topic, place, list) => !isIn(list.slice(0, place), topic))
    .sort((one, other) => gradeOf(other, beyond) - gradeOf(one, beyond))
    .filter((topic, place) => place < RATED_MIN || (isWritten(topic) && !beyond.includes(topic)))
    .slice(0, most)
    .sort((one, other) => placeOf(one) - placeOf(other))
}

/** What hurts somebody and what was written for the work, one more such of a section than usual, then what is worded around a line. */
function gradeOf(topic: Asked, beyond: readonly Asked[]): number {
  if (topic.worth < WORTH_MIN) return 0
  const isBest = isWritten(topic) || isFirst(topic)
  if (!beyond.includes(topic)) return isBest ? 4 : 2
  return topic === beyond.find(isWritten) ? 3 : 1
}

const isMust = ({ section }: Topic) => section !== 'firstYear' && section !== 'softSkills'
const isFirst = (topic: Topic) => isMust(topic) && isSafetyCritical(topic.text)
/** Duties and skills, then years and background, then manner and aims. */
const rankOf = (topic: Topic) =>
  !isMust(topic) ? 2 : queueOf(topic) === 'experience' && !isFirst(topic) ? 1 : 0
/** The part of the kit that it is in. */
export const partOf = (topic: Topic): string => (isFirst(topic) ? 'safety' : queueOf(topic))
/** In the kit: what is safety-critical, then by section. */
const placeOf = (topic: Topic) => (isFirst(topic) ? -1 : REQUIREMENTS.indexOf(queueOf(topic)))

/** Two words in common, or the only one. */
function isSameSubject({ about: one }: Asked, { about: other }: Asked): boolean {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared > 0 && shared >= Math.min(2, one.size, other.size)
}

const SHARED_WORDS = 0.6
const tellingWords = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}{4,}|\d+/gu)
      ?.filter((word) => !/^(?:with|from|that|this|your|their|have|been|first|year)$/.test(word)),
  )

/** An aim of the first year that says the other one again. */
function isSameAim(one: Asked, other: Asked): boolean {
  if (one.section !== 'firstYear' || other.section !== 'firstYear') return false
  const [known, words] = [tellingWords(one.text), [...tellingWords(other.text)]]
  return words.length > 1 && words.filter((word) => known.has(word)).length >= SHARED_WORDS * words.length
}
