import { expect, it } from 'vitest'
import { readGuides } from './guides'
import { findGuideLine, linesOfGuide } from './lines'
import type { Guide } from './schema'

const guides = [...readGuides().values()]
const structural = readGuides().get('structural-engineer') as Guide

it('gives every line of a guide an id of its own, which its place does not change', () => {
  for (const guide of guides) {
    const ids = linesOfGuide(guide).map(({ id }) => id)
    expect(ids).toHaveLength(guide.requirements.length + guide.duties.length)
    expect(new Set(ids).size).toBe(ids.length)
  }
  const turned = { ...structural, duties: [...structural.duties].reverse() }
  const idOf = (guide: Guide) => linesOfGuide(guide).find(({ text }) => text === structural.duties[0])?.id
  expect(idOf(turned)).toBe(idOf(structural))
})

it('finds a line in its own guide only', () => {
  const [line] = linesOfGuide(structural)
  expect(findGuideLine('structural-engineer', line?.id ?? '')?.line).toEqual(line)
  expect(findGuideLine('bridge-engineer', line?.id ?? '')).toBeNull()
  expect(findGuideLine('constructor', line?.id ?? '')).toBeNull()
})
