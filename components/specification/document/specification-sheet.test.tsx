import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DraftEditorProvider } from '@/components/specification/draft/draft-editor'
import { TestRouter } from '@/tests/support/app-router'
import { SpecificationSheet } from './specification-sheet'

const LINES = ['TIG welding', 'Call Sam on 07700 900123'].map((text, index) => ({
  id: `l${index}`,
  section: 'technical' as const,
  text,
  audience: 'candidate' as const,
  factIds: [],
  evidence: [],
}))
const SPECIFICATION = {
  id: 's1',
  version: 1,
  revision: 0,
  status: 'draft' as const,
  createdAt: new Date('2026-11-20T09:00:00Z'),
  contactName: 'Jo Barrow',
  content: { jobTitle: 'Welder', companyName: 'Castle Pumps', companyDescription: null, lines: LINES },
}

const NEEDED = { paths: ['summary.practicalDetails.location'], controls: <p>Where?</p> }

const sheet = (readOnly: boolean, needed?: typeof NEEDED) => (
  <DraftEditorProvider specificationId="s1" companyId="c1" sessionId="t1" revision={0}>
    <SpecificationSheet
      specification={SPECIFICATION}
      texts={{}}
      heading="h2"
      page={1}
      readOnly={readOnly}
      {...(needed && { needed })}
    />
  </DraftEditorProvider>
)

it('marks a line that needs a rewrite where it stands, in a draft only', () => {
  const { rerender } = render(sheet(false), { wrapper: TestRouter })
  expect(screen.getByText('Needs a rewrite').closest('li')?.textContent).toContain('Call Sam')
  rerender(sheet(true))
  expect(screen.queryByText('Needs a rewrite')).toBeNull()
})

it('folds what nobody has filled into one part, each row with a way to fill it in where it can be changed', () => {
  const { rerender } = render(sheet(false, NEEDED), { wrapper: TestRouter })
  const open = screen.getByRole('region', { name: /^Still to be confirmed \(\d+\)$/ })
  expect(open.textContent).toContain('Where?')
  expect(within(open).getByText('Hours').closest('li')?.id).toBe('row-hours')
  expect(within(open).getByRole('button', { name: /^Fill this in.*Hours$/ })).toBeTruthy()
  expect(within(open).queryByText('Location')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Progression' })).toBeNull()
  rerender(sheet(true, NEEDED))
  expect(within(open).getByText('Hours')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Fill this in/ })).toBeNull()
})

it('lists what the law asks for apart from what can be left open, and says so once', () => {
  const { rerender } = render(sheet(false), { wrapper: TestRouter })
  const partOf = (text: RegExp) =>
    within(screen.getByText(text, { selector: 'span' }).closest('details') as HTMLElement)
  const byLaw = partOf(/^\d+ details we need by law/)
  const optional = partOf(/^\d+ details? you can leave open$/)
  expect(byLaw.getByText('Hours')).toBeTruthy()
  expect(byLaw.queryByText('§')).toBeNull()
  expect(optional.getByText('Progression')).toBeTruthy()
  expect(optional.queryByText('§')).toBeNull()
  rerender(sheet(true))
  expect(screen.getByText(/^\d+ details we need by law/)).toBeTruthy()
  expect(screen.getByText(/^\d+ details? left open$/)).toBeTruthy()
})

it('numbers what candidates read from 1, with the closing statement', () => {
  render(
    <SpecificationSheet
      specification={SPECIFICATION}
      texts={{}}
      heading="h2"
      page={1}
      edition="candidate"
      readOnly
    />,
    { wrapper: TestRouter },
  )
  const numbers = [...document.querySelectorAll('article > section')].map(
    (section) => /^[\d.]+/.exec(section.textContent ?? '')?.[0],
  )
  expect(numbers).toEqual(['1', '2', '3'])
})

it('names its first cell by what it holds within a page that has a title of its own', () => {
  const sheetUnder = (heading: 'h2' | 'h3') => (
    <SpecificationSheet specification={SPECIFICATION} texts={{}} heading={heading} page={1} readOnly />
  )
  const { rerender } = render(sheetUnder('h2'), { wrapper: TestRouter })
  const label = () => screen.getByText('Welder', { selector: 'dd span' }).closest('div')?.querySelector('dt')
  expect(label()?.textContent).toBe('Section 3: Your Employee Value Proposition')
  rerender(sheetUnder('h3'))
  expect(label()?.textContent).toBe('Vacancy')
})
