import { composeDocument } from '@/lib/ai/built-in/writing/compose'
import { withoutFiller } from '@/lib/ai/built-in/writing/filler'
import type { SpecificationContent } from '@/lib/specification/schema'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { factLines } from './writing/lines'

/** Writes the specification in the manager's own words, with edits that keep their meaning. The same input gives the same text. */
export const writeSpecification = (input: SpecificationInput): SpecificationContent =>
  composeDocument(input, {
    prepare: (facts) =>
      facts.flatMap((fact) => {
        const value = withoutFiller(fact.value)
        return value === null ? [] : [{ ...fact, value }]
      }),
    linesOf: (facts) => facts.flatMap(factLines),
  })
