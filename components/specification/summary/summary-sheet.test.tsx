import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DraftEditorProvider } from '@/components/specification/draft/draft-editor'
import { toResponse } from '@/lib/specification/content'
import type { Section } from '@/lib/specification/options'
import { TestRouter } from '@/tests/support/app-router'
import { SummarySheet } from './summary-sheet'

const LINES: [Section, string][] = [
  ['overview', 'We weld.'],
  ['overview', 'Near Hull.'],
  ['technical', 'TIG welding'],
]
const SPECIFICATION = toResponse({
  id: 's1',
  version: 1,
  revision: 0,
  status: 'draft',
  content: {
    jobTitle: 'Welder',
    companyName: 'Castle Pumps',
    companyDescription: null,
    lines: LINES.map(([section, text], index) => ({
      id: `l${index}`,
      section,
      text,
      audience: 'candidate',
      factIds: [],
      evidence: [{ kind: 'message', id: 'm1', start: index, end: index + 1 }],
    })),
  },
})

const show = (canEdit: boolean, specification = SPECIFICATION) =>
  render(
    <DraftEditorProvider specificationId="s1" companyId="c1" sessionId="t1" revision={0}>
      <SummarySheet specification={specification} canEdit={canEdit} takeFocus={false} />
    </DraftEditorProvider>,
    { wrapper: TestRouter },
  )

it('edits a line in place, and joined lines where they are one by one', () => {
  show(true)
  expect(screen.getByRole('button', { name: 'Edit Technical Skills' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit Job Overview in the document' }).getAttribute('href')).toBe(
    '/job-specification/s1#row-overview',
  )
  expect(screen.getByRole('button', { name: /: Experience and qualifications$/ })).toBeTruthy()
})

it('changes nothing of one that is approved', () => {
  show(false)
  expect(screen.queryByRole('button', { name: /^(Edit|Fill|Add)/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
})

it('says that lines are kept from candidates, and leads to them', () => {
  const hidden = { path: 'responsibilities.0', lineId: 'l9', text: 'Um, welding', reason: 'talk' } as const
  const { jobSpecification } = SPECIFICATION
  const withHidden = { ...jobSpecification, needsRewrite: [hidden, { ...hidden, lineId: 'l8' }] }
  show(true, { ...SPECIFICATION, jobSpecification: withHidden })
  expect(screen.getByText(/^2 lines need a rewrite before candidates can read them\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rewrite them' }).getAttribute('href')).toBe(
    '/job-specification/s1#lines-to-rewrite',
  )
})

it('names one state: generated, then approved', () => {
  show(true).unmount()
  const { jobSpecification } = SPECIFICATION
  show(false, { ...SPECIFICATION, jobSpecification: { ...jobSpecification, status: 'approved' } })
  expect(screen.getByText('Approved')).toBeTruthy()
  expect(screen.queryByText('Generated')).toBeNull()
})
