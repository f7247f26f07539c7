import { expect, it } from 'vitest'
import { factsAfter } from '@/tests/support/talk-facts'
import { findAgencyOrders } from './agency-orders'

it.each([
  'max 4 cvs and ring me before sending any',
  'two interviews at the yard and no more than six profiles please',
  'right the agency should know I want Priya to see CVs first not me and the closing date is the ninth of January and we shut at Christmas',
  'Two interviews. Please email all CVs straight to the site manager. Text us once you have three.',
])('tells the agency alone what it is to do: %s', (said) => {
  const shown = factsAfter(said).filter(({ audience }) => audience === 'candidate')
  expect(shown.map(({ value }) => value).join()).not.toMatch(/cvs|profiles|ring|text us/i)
  expect(factsAfter(said).some(({ topic }) => topic === 'alsoSaid')).toBe(true)
})

it.each([
  'They ring us before each site visit',
  'Candidates send their CV to the website',
  'You will email me first thing',
  'Maximum 4 vans on the road',
])('takes for no order to the agency: %s', (said) => {
  expect(findAgencyOrders(said)).toEqual([])
})
