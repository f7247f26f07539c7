import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PreflightItem } from '@/lib/advert/preflight-schema'
import type { PublicationView } from '@/lib/vacancy/publication/schema'
import { PublicationForm } from './publication-form'

const REASON = 'Reason for publishing with a check outstanding (optional)'
const outstanding = (key: string): PreflightItem => ({
  key,
  level: 'amber',
  message: `Look at the ${key}.`,
  rule: 'Good practice',
  source: 'https://rules.example',
})

/** `preflight` is what the server answers; `published` what the page was published with. */
function show(preflight: PreflightItem[], published: PreflightItem[] | null) {
  const initial = {
    publication: published && { state: 'open', town: null, postcode: null, reason: null },
    preflight: published ?? preflight,
    advert: { place: null },
    showClient: false,
    closesOn: '2026-12-29',
  } as unknown as PublicationView
  vi.stubGlobal('fetch', async () => Response.json({ ...initial, preflight }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PublicationForm vacancyId="v1" initial={initial} onChanged={() => undefined} />
    </QueryClientProvider>,
  )
}
afterEach(() => vi.unstubAllGlobals())

it('asks for a reason while a check is outstanding', () => {
  show([outstanding('hours')], null)
  expect(screen.getByLabelText(REASON)).toBeTruthy()
})

it('asks for no reason for what was outstanding when the page was published', () => {
  show([outstanding('hours')], [outstanding('hours')])
  expect(screen.queryByLabelText(REASON)).toBeNull()
})

it('asks for a reason for what a change of a published page leaves outstanding', async () => {
  show([outstanding('hours'), outstanding('place')], [outstanding('hours')])
  fireEvent.click(screen.getByLabelText('Show the client’s name'))
  expect(await screen.findByLabelText(REASON)).toBeTruthy()
})
