import { describe, expect, it } from 'vitest'
import {
  canonicalJson,
  editLine,
  findKeptBack,
  keepHandEdits,
  listUnknowns,
  setLineAudience,
  toEdition,
  toResponse,
} from './content'
import type { Section } from './options'
import { jobSpecificationResponseSchema, type SpecificationContent, type SpecificationLine } from './schema'

function line(section: Section, text: string, part: Partial<SpecificationLine> = {}): SpecificationLine {
  const evidence = [{ kind: 'message' as const, id: 'm1', start: 0, end: text.length }]
  return { id: `l-${text}`, section, text, factIds: [`f-${text}`], evidence, ...part }
}

function contentOf(...lines: SpecificationLine[]): SpecificationContent {
  return { jobTitle: 'Welder', companyName: 'Castle Pumps', companyDescription: null, lines }
}

function respond(...lines: SpecificationLine[]) {
  return toResponse({ id: 's1', version: 2, revision: 0, status: 'draft', content: contentOf(...lines) })
}

describe('toResponse', () => {
  it('asks for other words where a model called those of a line unfit, until somebody edits it', () => {
    const unfit = line('responsibilities', 'Start on site march next year', { isUnfit: true })
    const content = contentOf(unfit)
    expect(respond(unfit).jobSpecification.needsRewrite).toMatchObject([{ reason: 'unclear' }])
    expect(toEdition(content, 'candidate').lines).toEqual([])
    const edited = editLine(content, unfit.id, 'Start on site in March')
    expect(toEdition(edited, 'candidate').lines.map(({ text }) => text)).toEqual(['Start on site in March'])
  })

  it.each([
    [[], 0],
    [['proposal', 'card'], 0],
    [['website'], 1],
  ] as const)('reads talk as talk, whatever was accepted or chosen about it: %j', (kinds, printed) => {
    const text = 'Wise to know pumps'
    const own = { kind: 'message' as const, id: 'm1', start: 0, end: text.length }
    const evidence = [own, ...kinds.map((kind) => ({ kind, id: 'x', start: 0, end: 1 }))]
    const content = contentOf(line('responsibilities', text, { evidence }))
    expect(toEdition(content, 'candidate').lines).toHaveLength(printed)
  })

  it('returns null and empty lists for unknown values', () => {
    const { jobSpecification, summary } = respond()
    expect(jobSpecificationResponseSchema.parse(respond())).toEqual(respond())
    expect(jobSpecification.keyRequirements.technical).toEqual([])
    expect(Object.values(summary.practicalDetails)).toEqual(Array(14).fill(null))
    expect(summary.compensationRange).toBeNull()
    expect(jobSpecification.toBeConfirmed).toHaveLength(listUnknowns(contentOf()).length)
    expect(jobSpecification.toBeConfirmed).toEqual(
      expect.arrayContaining([
        'keyRequirements.soft_skills',
        'employeeValueProposition.growth',
        'summary.compensationRange',
        'summary.idealCandidateProfile.education',
        'summary.practicalDetails.location',
      ]),
    )
  })

  it('maps each section to its API field', () => {
    const { jobSpecification, summary } = respond(
      line('overview', 'One.'),
      line('overview', 'Two.'),
      line('softSkills', 'Calm'),
      line('compensation', '£38k'),
      line('location', 'Leeds'),
      line('location', 'Out across Yorkshire'),
      line('recommendation', 'Settle the hours.', { evidence: [] }),
    )
    expect(jobSpecification.jobOverview).toBe('One. Two.')
    expect(jobSpecification.keyRequirements.soft_skills).toEqual(['Calm'])
    expect(jobSpecification.aiRecommendations).toEqual([{ content: 'Settle the hours.' }])
    expect(summary.compensationRange).toBe('£38k')
    expect(summary.practicalDetails.location).toBe('Leeds. Out across Yorkshire.')
  })

  it('names the values that are for the agency', () => {
    const { jobSpecification } = respond(
      line('responsibilities', 'Weld tanks', { audience: 'candidate' }),
      line('internalNotes', 'Two people left.', { audience: 'agency' }),
      line('compensation', 'up to £60k at a push', { audience: 'agency' }),
    )
    expect(jobSpecification.responsibilities).toEqual(['Weld tanks'])
    expect(jobSpecification.internalNotes).toEqual(['Two people left.'])
    expect(jobSpecification.agencyOnly).toEqual(['internalNotes.0', 'summary.compensationRange'])
  })

  it('gives the figures of pay where one line says them', () => {
    const pay = { min: 38000, max: 42000, unit: 'year', currency: 'GBP', extras: null }
    const payOf = (...lines: SpecificationLine[]) => respond(...lines).summary.pay
    expect(payOf(line('compensation', '£38,000 to £42,000 a year'))).toEqual(pay)
    expect(
      payOf(line('compensation', 'A good salary', { pay: { ...pay, unit: 'year', currency: 'GBP' } })),
    ).toEqual(pay)
    expect(payOf(line('compensation', 'Competitive'))).toBeNull()
    expect(payOf(line('compensation', '£38k'), line('compensation', '£40k for a coded welder'))).toBeNull()
    expect(payOf()).toBeNull()
  })

  it('gives candidates neither range nor figures of pay that is for the agency', () => {
    const content = contentOf(line('compensation', '£38k', { audience: 'agency' }))
    const respondWith = (edition: 'agency' | 'candidate') =>
      toResponse({ id: 's1', version: 1, revision: 0, status: 'draft', content: toEdition(content, edition) })
    expect(respondWith('candidate').summary).toMatchObject({ compensationRange: null, pay: null })
    expect(respondWith('agency').summary).toMatchObject({ compensationRange: '£38k', pay: { min: 38000 } })
    expect(respondWith('agency').jobSpecification.agencyOnly).toEqual([
      'summary.compensationRange',
      'summary.pay',
    ])
  })

  it('lists the sources of each path', () => {
    const { evidence } = respond(
      line('technical', 'TIG'),
      line('technical', 'MIG'),
      line('compensation', '£38k'),
      line('growth', 'Coded tests paid for'),
      line('education', 'NVQ'),
      line('hours', '39 a week'),
      line('recommendation', 'Settle.', { evidence: [] }),
    ).jobSpecification
    expect(evidence.map(({ path }) => path)).toEqual([
      'keyRequirements.technical.0',
      'keyRequirements.technical.1',
      'summary.compensationRange',
      'employeeValueProposition.growth.0',
      'summary.idealCandidateProfile.education',
      'summary.practicalDetails.hours',
    ])
    expect(evidence[1]).toMatchObject({ lineId: 'l-MIG', sources: [{ kind: 'message', id: 'm1' }] })
  })
})

describe('canonicalJson', () => {
  it('canonicalJson ignores the order of keys', () => {
    const content = contentOf(line('technical', 'TIG'))
    const { lines, ...rest } = content
    const shuffled = { lines: lines.map(({ id, ...others }) => ({ ...others, id })), ...rest }
    expect(canonicalJson(shuffled)).toBe(canonicalJson(content))
    expect(JSON.parse(canonicalJson(content))).toEqual(content)
  })

  it('canonicalJson depends on the order of lines and on every letter', () => {
    const [first, second] = [line('technical', 'TIG'), line('technical', 'MIG')]
    expect(canonicalJson(contentOf(first, second))).not.toBe(canonicalJson(contentOf(second, first)))
    expect(canonicalJson(contentOf(first))).not.toBe(canonicalJson(contentOf({ ...first, text: 'TIG.' })))
  })
})

describe('listUnknowns', () => {
  it('asks for no technical skills where the experience names what somebody can do', () => {
    const told = listUnknowns(contentOf(line('experience', 'You can read a lamp circuit')))
    expect(told).not.toContain('Technical skills')
    expect(listUnknowns(contentOf(line('experience', 'Five years at sea')))).toContain('Technical skills')
  })

  it('names no row that other lines answer', () => {
    const unknowns = listUnknowns(
      contentOf(
        line('experience', 'You hold HACCP level 3'),
        line('compensation', '£44,000 a year plus overtime, and £55 for each night away'),
        line('startDate', 'February; three months’ notice is fine'),
      ),
    )
    for (const label of ['Package', 'Notice period', 'Expenses']) expect(unknowns).not.toContain(label)
    // Experience isn’t a skill: what nobody has said is listed.
    expect(unknowns).toContain('Technical skills')
    expect(unknowns).toContain('On call')
  })

  it('lists sections to be confirmed in the order of the document', () => {
    const unknowns = listUnknowns(contentOf(line('compensation', '£38k')))
    expect(unknowns).not.toContain('Pay')
    expect(unknowns.indexOf('Location')).toBeLessThan(unknowns.indexOf('Hours'))
    expect(unknowns).toContain('Duration')
  })

  it('does not ask for the duration of a permanent contract', () => {
    expect(listUnknowns(contentOf(line('contractType', 'Permanent')))).not.toContain('Duration')
  })
})

describe('editLine', () => {
  const content = contentOf(line('technical', 'TIG'), line('technical', 'MIG'))

  it('replaces the text of a line and adds the edit to its evidence', () => {
    const twice = editLine(editLine(content, 'l-TIG', 'TIG, coded'), 'l-TIG', ' TIG,  6G coded ')
    expect(twice.lines[0]?.text).toBe('TIG, 6G coded')
    expect(twice.lines[0]?.evidence.map(({ kind }) => kind)).toEqual(['message', 'handEdit'])
    expect(twice.lines[0]?.evidence[1]?.end).toBe('TIG, 6G coded'.length)
  })

  it('forgets how the line was reworded, which no candidate edition says', () => {
    const reworded = { said: 'They weld', edits: ['names the duty'] }
    const before = contentOf({ ...line('technical', 'Weld'), reworded })
    expect(toEdition(before, 'agency').lines[0]).toMatchObject({ reworded })
    expect(toEdition(before, 'candidate').lines[0]).not.toHaveProperty('reworded')
    expect(editLine(before, 'l-Weld', 'They weld').lines[0]).not.toHaveProperty('reworded')
  })

  it('edits and removes a required qualification in both places where it stands', () => {
    const both = contentOf(
      { ...line('experience', 'NVQ 3, mech or elec, we’re'), id: 'above', factIds: ['f1'] },
      { ...line('education', 'NVQ 3, mech or elec, we’re'), id: 'below', factIds: ['f1'] },
      { ...line('education', 'A CSCS card'), id: 'other', factIds: ['f2'] },
    )
    const textsOf = ({ lines }: SpecificationContent) => lines.map(({ text }) => text)
    const edited = editLine(both, 'above', 'NVQ Level 3')
    expect(textsOf(edited)).toEqual(['NVQ Level 3', 'NVQ Level 3', 'A CSCS card'])
    expect(edited.lines.map(({ evidence }) => evidence.at(-1)?.id)).toEqual(['above', 'below', 'm1'])
    expect(textsOf(editLine(both, 'above', ''))).toEqual(['A CSCS card'])
    expect(textsOf(editLine(both, 'below', 'NVQ Level 3'))).toEqual([
      'NVQ 3, mech or elec, we’re',
      'NVQ Level 3',
      'A CSCS card',
    ])
  })

  it('puts a row that is edited as one text under each of its lines, and prints it once', () => {
    const hours = contentOf(line('hours', '38 hours a week'), line('hours', 'Monday to Friday'))
    const text = 'Monday to Friday, 37 hours a week'
    const edited = editLine(hours, 'l-38 hours a week', text)
    expect(edited.lines.map((one) => one.text)).toEqual([text, text])
    const shown = toResponse({ id: 's1', version: 2, revision: 1, status: 'draft', content: edited })
    expect(shown.summary.practicalDetails.hours).toBe(text)
    expect(shown.jobSpecification.evidence.map(({ path }) => path)).toEqual([
      'summary.practicalDetails.hours',
      'summary.practicalDetails.hours',
    ])
    expect(toEdition(edited, 'candidate').lines).toHaveLength(1)
    const again = editLine(edited, 'l-Monday to Friday', 'Days, 37 hours')
    expect(again.lines.map((one) => one.text)).toEqual(['Days, 37 hours', 'Days, 37 hours'])
  })

  it('leaves the other lines of a row alone where the text is of one line', () => {
    const hours = contentOf(line('hours', '38 hours a week'), line('hours', 'Monday to Friday'))
    expect(editLine(hours, 'l-38 hours a week', '37 hours a week').lines.map(({ text }) => text)).toEqual([
      '37 hours a week',
      'Monday to Friday',
    ])
  })

  it('says why candidates still won’t see an edited line', () => {
    const named = (text: string) => {
      const edited = editLine(content, 'l-TIG', text)
      return findKeptBack(edited, 'l-TIG')
    }
    expect(named('You will report to Priya Shah')).toBe('person')
    expect(named('You will report to the works manager')).toBeNull()
  })

  it('removes an emptied line and ignores an unknown one', () => {
    expect(editLine(content, 'l-TIG', ' ').lines.map(({ text }) => text)).toEqual(['MIG'])
    expect(editLine(content, 'x', 'new')).toEqual(content)
  })
})

describe('setLineAudience', () => {
  const content = contentOf(
    line('experience', 'HNC', { audience: 'candidate', factIds: ['f1'] }),
    line('education', 'HNC', { id: 'education', audience: 'candidate', factIds: ['f1'] }),
    line('benefits', 'Parking', { audience: 'candidate', factIds: [] }),
    line('overview', 'A welder.', { audience: 'candidate', factIds: ['f1'] }),
  )
  const audiences = (changed: SpecificationContent) => changed.lines.map(({ audience }) => audience)

  it('changes every line of the same facts, and adds no source to them', () => {
    const changed = setLineAudience(content, 'education', 'agency')
    expect(audiences(changed)).toEqual(['agency', 'agency', 'candidate', 'candidate'])
    expect(changed.lines[0]?.evidence).toEqual(content.lines[0]?.evidence)
  })

  it('is kept for a line without facts when the text is written again', () => {
    const changed = setLineAudience(content, 'l-Parking', 'agency')
    expect(audiences(keepHandEdits({ ...content, lines: content.lines }, changed))[2]).toBe('agency')
  })

  it('follows the brief for a line with facts', () => {
    const edited = editLine(setLineAudience(content, 'l-HNC', 'agency'), 'l-HNC', 'An HNC')
    expect(keepHandEdits(content, edited).lines[0]).toMatchObject({ text: 'An HNC', audience: 'candidate' })
  })

  it('leaves the overview for candidates', () => {
    expect(setLineAudience(content, 'l-A welder.', 'agency')).toBe(content)
  })
})

describe('keepHandEdits', () => {
  it('takes what the brief says now where the brief was edited, not the line', () => {
    const edit = { kind: 'handEdit' as const, id: 'f-TIG', start: 0, end: 3 }
    const before = contentOf(line('technical', 'TIG', { evidence: [edit] }))
    const after = contentOf(line('technical', 'TIG and MIG', { factIds: ['f-TIG'], evidence: [edit] }))
    expect(keepHandEdits(after, before).lines.map(({ text }) => text)).toEqual(['TIG and MIG'])
  })

  const edited = editLine(contentOf(line('technical', 'TIG')), 'l-TIG', 'TIG to 6G')

  it('keeps the text of an edited line whose fact remains', () => {
    const again = contentOf(line('technical', 'TIG', { id: 'new' }), line('technical', 'MIG'))
    expect(keepHandEdits(again, edited).lines.map(({ text }) => text)).toEqual(['TIG to 6G', 'MIG'])
  })

  it('drops an edited line whose fact was withdrawn', () => {
    expect(keepHandEdits(contentOf(line('technical', 'MIG')), edited).lines.map(({ text }) => text)).toEqual([
      'MIG',
    ])
  })

  it('leaves out a removed line until it has a new fact', () => {
    const without = editLine(contentOf(line('technical', 'TIG'), line('technical', 'MIG')), 'l-TIG', ' ')
    const same = contentOf(line('technical', 'TIG', { id: 'new' }), line('technical', 'MIG'))
    const again = keepHandEdits(same, without)
    expect(again.lines.map(({ text }) => text)).toEqual(['MIG'])
    expect(keepHandEdits(same, again).lines.map(({ text }) => text)).toEqual(['MIG'])
    const withNewFact = contentOf(line('technical', 'TIG', { factIds: ['f-new'] }))
    expect(keepHandEdits(withNewFact, again).lines.map(({ text }) => text)).toEqual(['TIG'])
  })

  it('loses no fact that is written in one line with an edited one', () => {
    const joined = line('technical', 'TIG, and reading drawings', { factIds: ['f-TIG', 'f-drawings'] })
    expect(keepHandEdits(contentOf(joined), edited).lines.map(({ text }) => text)).toEqual([
      'TIG to 6G',
      'TIG, and reading drawings',
    ])
    const drawings = line('technical', 'Reading drawings', { factIds: ['f-TIG', 'f-drawings'] })
    const apart = contentOf(line('technical', 'TIG', { id: 'new' }), drawings)
    expect(keepHandEdits(apart, edited).lines.map(({ text }) => text)).toEqual([
      'TIG to 6G',
      'Reading drawings',
    ])
  })

  it('keeps the edited line of a house rule by its source', () => {
    const rule = { factIds: [], evidence: [{ kind: 'houseRule' as const, id: 'h1', start: 0, end: 7 }] }
    const before = editLine(contentOf(line('benefits', 'Parking', rule)), 'l-Parking', 'Parking for all')
    const again = contentOf(line('benefits', 'Parking', { ...rule, id: 'new' }))
    expect(keepHandEdits(again, before).lines.map(({ text }) => text)).toEqual(['Parking for all'])
  })
})

describe('toEdition', () => {
  const content = contentOf(
    line('responsibilities', 'Weld tanks', { audience: 'candidate' }),
    line('compensation', 'up to £60k at a push', { audience: 'agency' }),
    line('internalNotes', 'Two people left.', { audience: 'agency' }),
    line('recommendation', 'Settle the hours.', { audience: 'agency', evidence: [] }),
  )

  it('gives candidates their lines alone, without evidence or what was removed', () => {
    const edition = toEdition({ ...content, removed: [line('benefits', 'A van')] }, 'candidate')
    expect(edition.lines).toMatchObject([{ text: 'Weld tanks', evidence: [], factIds: [] }])
    expect(JSON.stringify(edition)).not.toMatch(/60k|Two people|Settle|van/)
  })

  it('gives the agency everything', () => {
    expect(toEdition(content, 'agency').lines).toEqual(content.lines)
  })

  it('tells by the section whom a line of the first shape is for', () => {
    const first = contentOf(line('technical', 'TIG'), line('notice', 'Four weeks'))
    expect(toEdition(first, 'candidate').lines.map(({ text }) => text)).toEqual(['TIG'])
    expect(toEdition(first, 'agency').lines.map(({ audience }) => audience)).toEqual(['candidate', 'agency'])
  })
})

describe('keepHandEdits of a document of the first shape', () => {
  it('keeps an edited sentence of the overview at the place its fact has now', () => {
    const edited = editLine(
      contentOf(line('overview', 'The role is to weld.', { factIds: ['f1'] })),
      'l-The role is to weld.',
      'You weld tanks.',
    )
    const generated = contentOf(line('responsibilities', 'Weld', { factIds: ['f1'], audience: 'candidate' }))
    expect(keepHandEdits(generated, edited).lines).toMatchObject([
      { section: 'responsibilities', text: 'You weld tanks.', audience: 'candidate', factIds: ['f1'] },
    ])
  })
})
