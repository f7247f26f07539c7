import type { Fact } from '@/lib/consultation/brief/schema'
import type { SpecificationContent } from '@/lib/specification/schema'
import { markSecretNames } from '@/lib/specification/secret-names'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { listNamesToHide } from './names-to-hide'
import { composeDocument } from './writing/compose'
import { withoutFiller } from './writing/filler'
import { joinNeighbours } from './writing/join'
import { factLines } from './writing/lines'
import { joinTraits } from './writing/one-kind'
import { findRoles } from './writing/people'
import { isShouting, quietened } from './writing/shouting'

const PERMANENT = /\bperm(?:anent)?\b/i

/** A permanent job has no duration: what it begins with belongs to the first year. */
function withoutDuration(facts: readonly Fact[]): readonly Fact[] {
  const isPermanent = facts.some(
    ({ topic, value, audience }) =>
      topic === 'contractType' && audience === 'candidate' && PERMANENT.test(value),
  )
  return facts.map((fact) =>
    isPermanent && fact.topic === 'duration' && fact.slot === null && !PERMANENT.test(fact.value)
      ? { ...fact, topic: 'success' }
      : fact,
  )
}

/** Writes the specification in the manager's own words, with edits that keep their meaning. The same input gives the same text. */
export const writeSpecification = (input: SpecificationInput): SpecificationContent => {
  const content = composeDocument(input, {
    prepare: (facts) => {
      const spoken = isShouting(facts) ? quietened : (value: string) => value
      return withoutDuration(facts).flatMap((fact) => {
        const value = withoutFiller(spoken(fact.value))
        return value === null ? [] : [{ ...fact, value }]
      })
    },
    linesOf: (facts) => {
      const rolesOf = (read: readonly Fact[]) => findRoles(read.map(({ value }) => value))
      // A job title that only the agency knows is told no candidate.
      const roles = {
        agency: rolesOf(facts),
        candidate: rolesOf(facts.filter(({ audience }) => audience === 'candidate')),
      }
      return joinTraits(
        joinNeighbours(facts, input.messages).flatMap((joined) =>
          factLines(joined, input.company.name, roles[joined.fact.audience]),
        ),
      )
    },
  })
  return markSecretNames(content, listNamesToHide(input))
}
