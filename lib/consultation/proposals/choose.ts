import { normaliseValue } from '@/lib/consultation/brief/normalise'
import type { Fact } from '@/lib/consultation/brief/schema'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import type { GuideLine } from '@/lib/knowledge/guides/lines'

export const LINE_TOPICS: Record<GuideLine['kind'], Topic> = {
  duty: 'responsibilities',
  technical: 'technical',
  experience: 'experience',
  qualification: 'qualifications',
  'working-style': 'softSkills',
}

const WORK_TOPICS: readonly Topic[] = ['responsibilities', 'success']

/** Words that say nothing about which requirement or duty it is. */
const COMMON = new Set(
  `a about after all an and any are as at be been before both but by can do each either enough for from full good has have having how if in into
  is it its least like more must need of off on one only or other our out over own should so some somebody someone such than that the their them
  then they this those to two under up use used using want we well what when where which who will with without work working would year you your
  ability able background comfortable confident essential excellent experience experienced familiar familiarity ideally know knowledge known nice
  preferred proven required similar skill solid strong three four five six seven eight nine ten understand understanding`.split(
    /\s+/,
  ),
)

const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ings?|ed|es|s|e)$/, '') : word.replace(/(?<=\w{3})s$/, '')

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])
      .filter((word) => word.length > 1 && !/^\d+$/.test(word))
      .flatMap((word) => (COMMON.has(word) || COMMON.has(word.replace(/s$/, '')) ? [] : [stem(word)])),
  )

/** How much of the shorter of two texts the other must say, words weighted by how rare they are in the guide. */
const MIN_SHARED = 0.6
/** One rare word, or several common ones. */
const MIN_SHARED_WEIGHT = 0.5

function createWeigher(lines: readonly GuideLine[]) {
  const counts = new Map<string, number>()
  for (const { text } of lines)
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (words: Iterable<string>) => [...words].reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0)
}

/** The lines of a guide that no active fact says. `accepted` are the ids of lines that were taken over, however they were edited since. */
export function chooseProposals(
  lines: readonly GuideLine[],
  facts: readonly Fact[],
  accepted: readonly string[],
): GuideLine[] {
  const weigh = createWeigher(lines)
  const said = facts.map(({ topic, value }) => ({
    topic,
    folded: normaliseValue(value),
    words: wordsOf(value),
  }))

  const isSaid = (line: GuideLine) => {
    const topics = line.kind === 'duty' ? WORK_TOPICS : REQUIREMENT_TOPICS
    const words = wordsOf(line.text)
    const folded = normaliseValue(line.text)
    return said.some((fact) => {
      if (fact.folded === folded) return true
      if (!topics.includes(fact.topic)) return false
      const shared = weigh([...fact.words].filter((word) => words.has(word)))
      return shared >= MIN_SHARED_WEIGHT && shared >= MIN_SHARED * Math.min(weigh(fact.words), weigh(words))
    })
  }
  return lines.filter((line) => !accepted.includes(line.id) && !isSaid(line))
}

/** Of active facts, as the writer takes them: the title that was said last, then that of the form. */
export function possibleTitles(facts: readonly Fact[], jobTitle: string | null): string[] {
  const form = jobTitle?.trim() ?? ''
  const isOutdated = ({ value, evidence }: Fact) =>
    form !== '' && value !== form && evidence.every(({ kind }) => kind === 'vacancyBuilder')
  const said = facts.findLast((fact) => fact.topic === 'title' && !isOutdated(fact))
  return [said?.value ?? '', form].filter((title) => title !== '')
}
