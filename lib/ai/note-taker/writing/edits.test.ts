import { describe, expect, it } from 'vitest'
import { EDITS, editLine } from './edits'

describe('editLine', () => {
  it.each(
    EDITS.flatMap(({ name, sections, examples }) =>
      examples.map(([before, after]) => [name, before, after, sections] as const),
    ),
  )('%s: %j becomes %j', (name, before, after, sections) => {
    expect(sections.map((section) => editLine(before, section))).toContainEqual({
      text: after,
      edits: expect.arrayContaining([name]),
    })
  })

  it.each(
    EDITS.flatMap(({ name, sections, counterExamples = [] }) =>
      counterExamples.map((line) => [name, line, sections] as const),
    ),
  )('%s: leaves %j', (name, line, sections) => {
    for (const section of sections) expect(editLine(line, section).edits).not.toContain(name)
  })

  it.each([
    'They must not drive alone',
    'They only need the licence if they drive',
    'Revit is not essential',
    'No degree is required unless they sign off designs',
  ])('drops no negation or condition of %j', (line) => {
    expect(editLine(line, 'technical').text).toMatch(/not|only|if|no|unless/i)
  })
})
