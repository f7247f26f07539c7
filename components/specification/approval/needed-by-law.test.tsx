import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { isAskedByLaw } from '@/components/specification/sheet/open-details'
import { foldOpen } from '@/lib/specification/document/parts'
import { buildEdition } from '@/lib/specification/document/sections'
import { TestRouter } from '@/tests/support/app-router'
import { NeededByLaw } from './needed-by-law'

vi.mock('@/lib/content/brand', () => ({ brand: { salesEmail: 'sales@agency.example' } }))

const SPECIFICATION = {
  id: 's1',
  version: 1,
  revision: 0,
  status: 'approved' as const,
  createdAt: new Date('2026-11-20T09:00:00Z'),
  contactName: 'Jo Barrow',
  content: { jobTitle: 'Welder', companyName: 'Castle Pumps', companyDescription: null, lines: [] },
}

const groups = foldOpen(buildEdition(SPECIFICATION.content, 'agency')).open.filter(isAskedByLaw)
const show = (newest: { id: string; version: number }) =>
  render(<NeededByLaw specification={SPECIFICATION} newest={newest} groups={groups} />, {
    wrapper: TestRouter,
  })

it('names what the law asks for, and nothing that can be left open', () => {
  show({ id: 's1', version: 1 })
  const text = screen.getByRole('region', { name: /details we still need from you$/ }).textContent
  expect(text).toContain('hours')
  expect(text).not.toContain('progression')
  expect(screen.getByRole('button', { name: 'Add these details' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'sales@agency.example' }).getAttribute('href')).toBe(
    'mailto:sales@agency.example?subject=Details%20for%20Welder%2C%20Castle%20Pumps',
  )
})

it('leads to the newer draft where there is one', () => {
  show({ id: 's2', version: 2 })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Add them to version 2' }).getAttribute('href')).toMatch(
    /^\/job-specification\/s2#/,
  )
})
