import { describe, expect, it } from 'vitest'
import { newFact } from '@/lib/consultation/brief/facts'
import type { Topic } from '@/lib/consultation/topics'
import { readGuides } from '@/lib/knowledge/guides/guides'
import { linesOfGuide } from '@/lib/knowledge/guides/lines'
import type { Guide } from '@/lib/knowledge/guides/schema'
import { chooseProposals, possibleTitles } from './choose'

const LINES = linesOfGuide(readGuides().get('structural-engineer') as Guide)

const factOf = (topic: Topic, value: string, because = 'test') => {
  const kind = because === 'vacancyBuilder' ? because : 'message'
  const evidence = [{ kind, id: 'm', start: 0, end: value.length } as const]
  return newFact({ topic, value, strength: 'must', evidence, because }, value)
}

/** The beginnings of the lines that are not proposed. */
const hiddenBy = (topic: Topic, value: string) => {
  const proposals = chooseProposals(LINES, [factOf(topic, value)], [])
  return LINES.filter((line) => !proposals.includes(line)).map(({ text }) => text.slice(0, 22))
}

describe('chooseProposals', () => {
  it('proposes every line for an empty brief, what most employers insist on first', () => {
    const proposals = chooseProposals(LINES, [], [])
    expect(proposals).toEqual(LINES)
    expect(proposals[0]?.usual).toBe('must')
    expect(proposals.at(-1)?.kind).toBe('duty')
  })

  it.each<[Topic, string, string]>([
    ['technical', 'They must know Tekla Structural Designer', 'Working knowledge of s'],
    ['qualifications', 'Chartered with IStructE', 'Chartered or Incorpora'],
    ['qualifications', 'A degree in civil engineering', 'A degree or degree app'],
    ['technical', 'Eurocodes', 'Experience of designin'],
    ['responsibilities', 'visit sites to inspect cracks in existing buildings', 'Visit existing buildin'],
  ])('leaves out the line that a fact under %s says: %s', (topic, value, line) => {
    expect(hiddenBy(topic, value)).toEqual([line])
  })

  it.each<[Topic, string]>([
    ['technical', 'AutoCAD'],
    ['technical', 'design'],
    ['experience', 'Experience with Midas Civil'],
    ['responsibilities', 'They will design footbridges.'],
    ['softSkills', 'A good communicator with clients and architects'],
    ['culture', 'Most of us are chartered with IStructE'],
  ])('proposes all lines beside a fact under %s that says something else: %s', (topic, value) => {
    expect(hiddenBy(topic, value)).toEqual([])
  })

  it('leaves out a line that was taken over, however it was edited since', () => {
    const [line] = LINES
    const edited = [factOf('experience', 'Something else by now')]
    expect(chooseProposals(LINES, edited, [line?.id ?? ''])).toEqual(LINES.slice(1))
  })
})

describe('possibleTitles', () => {
  it('tries the title said last before that of the form', () => {
    const facts = [factOf('title', 'Fitter'), factOf('title', 'Welder')]
    expect(possibleTitles(facts, ' Bridge engineer ')).toEqual(['Welder', 'Bridge engineer'])
    expect(possibleTitles([], null)).toEqual([])
  })

  it('ignores a Vacancy Builder title that the form has replaced', () => {
    const facts = [factOf('title', 'Fitter', 'vacancyBuilder')]
    expect(possibleTitles(facts, 'Bridge engineer')).toEqual(['Bridge engineer'])
    expect(possibleTitles(facts, null)).toEqual(['Fitter'])
  })
})
