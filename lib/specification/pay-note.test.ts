import { describe, expect, it } from 'vitest'
import { FLOOR_LINES } from '@/tests/support/floor-lines'
import { toResponse } from './content'
import { toResponseWithPayNote } from './pay-note'
import type { SpecificationRecord } from './queries'
import { jobSpecificationResponseSchema, type SpecificationLine } from './schema'

function respond(lines: SpecificationLine[], jobTitle = 'Structural Engineer') {
  const content = { jobTitle, companyName: 'Northmoor', companyDescription: null, lines }
  const record: SpecificationRecord = {
    id: 's1',
    companyId: 'c1',
    sessionId: 'v1',
    version: 1,
    revision: 0,
    status: 'draft',
    content,
    savedAt: null,
    createdAt: new Date(0),
    contactName: 'Jo Bloggs',
    approverName: 'Jo Bloggs',
    canEdit: true,
    canApprove: true,
    isOwner: true,
    isBrowser: true,
    approval: null,
  }
  return { record, response: toResponseWithPayNote(record) }
}
const paid = (text: string) =>
  FLOOR_LINES.map((line) => (line.section === 'compensation' ? { ...line, text } : line))

describe('toResponseWithPayNote', () => {
  it('adds the note beside the specification, and nothing to it', () => {
    const { record, response } = respond(paid('£20,000 a year'))
    const { payNote, ...rest } = response
    expect(rest).toEqual(toResponse(record))
    expect(jobSpecificationResponseSchema.parse(response)).toEqual(response)
    expect(payNote).toMatchObject({
      kind: 'figures',
      occupations: [{ code: '2121', text: expect.stringMatching(/Your figure is below £[\d,]+\.$/) }],
    })
  })

  it('has no figure for a day rate, and no note without pay', () => {
    expect(respond(paid('£450 a day')).response.payNote?.kind).toBe('notComparable')
    const unpaid = FLOOR_LINES.filter(({ section }) => section !== 'compensation')
    expect(respond(unpaid).response.payNote).toBeNull()
  })
})
