import type { Fact } from '@/lib/consultation/brief/schema'
import { playCase } from '@/tests/evals/play'

/** The active facts after messages to the built-in consultant about a fitter's job. */
export function factsAfter(...turns: string[]): Fact[] {
  const company = {
    name: 'Acme Ltd',
    email: 'a@acme.example',
    contactName: 'Sam Jones',
    phone: '01234 567890',
    industry: 'manufacturing' as const,
    size: '11-50' as const,
    website: '',
    description: 'We make pumps.',
  }
  const none = { facts: [], absent: [], notMust: [] }
  const { brief } = playCase({ id: 'a', about: 'a', company, jobTitle: 'Fitter', turns, ...none })
  return brief.facts.filter(({ state }) => state === 'active')
}
