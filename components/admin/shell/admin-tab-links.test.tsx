import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestRouter } from '@/tests/support/app-router'
import { AdminTabLinks } from './admin-tab-links'

it('links every list from a screen of its own, with the one it belongs to marked', () => {
  render(<AdminTabLinks current="vacancies" />, { wrapper: TestRouter })
  const links = within(screen.getByRole('navigation', { name: 'Admin lists' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin',
    '/admin?tab=contacts',
    '/admin?tab=vacancies',
    '/admin?tab=emails',
    '/admin?tab=people',
  ])
  expect(
    links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent),
  ).toEqual(['Vacancies'])
})
