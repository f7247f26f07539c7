import { describe, expect, it } from 'vitest'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { buildKitItems, listUnasked } from '@/lib/interview-kit/build'
import { KIT_MINUTES } from '@/lib/interview-kit/options'
import { kitItemSchema } from '@/lib/interview-kit/schema'
import { audienceOf, toEdition } from '@/lib/specification/content'
import type { Section } from '@/lib/specification/options'
import { readCases } from './cases'
import { playCase } from './play'

const CASES = 60
const MUSTS: readonly Section[] = ['technical', 'experience', 'softSkills', 'education', 'responsibilities']

const cases = await readCases()
// From all trades: the folder is in the order in which the cases were written.
const chosen = cases.filter((_, index) => index % Math.floor(cases.length / CASES) === 0).slice(0, CASES)

it('has 60 specifications to make kits from', () => {
  expect(chosen).toHaveLength(CASES)
})

describe.each(chosen.map((evalCase) => [evalCase.id, evalCase] as const))('the kits of %s', (_, evalCase) => {
  const { content } = playCase(evalCase)
  it.each(KIT_MINUTES)('%i minutes', (minutes) => {
    const items = buildKitItems(content, { minutes })
    const unasked = listUnasked(content, items)
    const covered = new Set([...items, ...unasked].flatMap(({ lineIds }) => lineIds))
    const lawful = content.lines.filter((line) => audienceOf(line) === 'candidate' && isLawful(line.text))
    const musts = lawful.filter(({ section }) => MUSTS.includes(section))
    expect(musts.filter(({ id }) => !covered.has(id)).map(({ text }) => text)).toEqual([])
    const shown = new Set(toEdition(content, 'candidate').lines.map(({ id }) => id))
    for (const item of items) {
      expect(kitItemSchema.parse(item)).toEqual(item)
      expect(item.lineIds.length, item.question).toBeGreaterThan(0)
      expect(
        item.lineIds.filter((id) => !shown.has(id)),
        item.question,
      ).toEqual([])
      for (const text of [
        item.question,
        ...item.probes,
        ...item.points,
        ...Object.values(item.anchors ?? {}),
      ])
        expect(isLawful(text), text).toBe(true)
    }
  })
})
