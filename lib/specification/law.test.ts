import { describe, expect, it } from 'vitest'
import { listLinesToRewrite, toEdition } from './content'
import { leaveOutUnlawful } from './law'
import type { SpecificationContent, SpecificationLine } from './schema'

const lineOf = (text: string, factIds: string[] = ['f1']): SpecificationLine => ({
  id: text,
  section: 'technical',
  text,
  factIds,
  evidence: [],
  audience: 'candidate',
})

const contentOf = (...lines: SpecificationLine[]): SpecificationContent => ({
  jobTitle: 'Welder',
  companyName: 'Castle Pumps',
  companyDescription: 'We make pumps. We are a young team of lads only.',
  lines,
})

const NEW_ID = () => 'new'

describe('leaveOutUnlawful', () => {
  it('leaves out an unlawful line, names its section and keeps the others', () => {
    const { content, grounds } = leaveOutUnlawful(
      contentOf(lineOf('TIG welding'), lineOf('A young man, no part-timers')),
      new Set(['f1']),
      NEW_ID,
    )
    expect(grounds).toContain('age')
    expect(content.lines.map(({ text }) => text)).toEqual([
      'TIG welding',
      expect.stringMatching(/^We left out a line under “.+” because it could exclude/),
    ])
    expect(JSON.stringify(content)).not.toMatch(/young|part-timer/)
    expect(content.companyDescription).toBe('We make pumps.')
  })

  it('puts the manager’s own words in the place of a wording that is held, for somebody to rewrite', () => {
    const worded = {
      ...lineOf('A young man who can weld'),
      reworded: { said: 'somebody who can weld', edits: [] },
    }
    const { content } = leaveOutUnlawful(contentOf(worded), new Set(), NEW_ID)
    expect(content.lines).toEqual([
      { ...lineOf('somebody who can weld'), id: 'A young man who can weld', isUnfit: true },
    ])
    expect(listLinesToRewrite(content)).toHaveLength(1)
    expect(toEdition(content, 'candidate').lines).toEqual([])
  })

  it('keeps an unsure line only where the manager says that it is about the work', () => {
    const line = lineOf('Someone with a Polish background would be handy for the supplier')
    expect(leaveOutUnlawful(contentOf(line), new Set(), NEW_ID).content.lines).not.toContain(line)
    expect(leaveOutUnlawful(contentOf(line), new Set(['f1']), NEW_ID).content.lines).toEqual([line])
  })

  it('empties a job title that excludes people', () => {
    const content = { ...contentOf(), jobTitle: 'Barmaid' }
    expect(leaveOutUnlawful(content, new Set(), NEW_ID).content.jobTitle).toBe('')
  })
})

describe('toEdition', () => {
  it('shows candidates no line that a document of an earlier version had', () => {
    const content = contentOf(lineOf('TIG welding'), lineOf('No women on site'))
    expect(toEdition(content, 'candidate').lines.map(({ text }) => text)).toEqual(['TIG welding'])
  })
})
