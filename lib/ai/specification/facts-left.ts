import { findRoles, nameByRole } from '@/lib/ai/note-taker/writing/people'
import { sentence } from '@/lib/ai/note-taker/writing/phrases'
import { capitalised } from '@/lib/ai/note-taker/writing/spelling'
import { BY_RULES } from '@/lib/consultation/brief/options'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { withoutPeople } from '@/lib/consultation/guard/people'
import { isContent } from '@/lib/consultation/guard/rewording/text'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'

/** "Or she" tells nobody anything. */
const saysSomething = ({ value }: Fact): boolean => tokensOf(value).some(({ text }) => isContent(text))

/** The title stands above the document, of two sides in conflict the screen asks which is right, and the rules keep shreds of talk too. */
const needsLine = ({ state, topic, because }: Fact, isDisputed: boolean): boolean =>
  state === 'active' && topic !== 'title' && because !== BY_RULES && !isDisputed

/** Facts that a reader had a reason to record and no line says, such as bare praise of the pay: notes for the agency. */
export function withFactsLeft(
  content: SpecificationContent,
  { facts }: Pick<Brief, 'facts'>,
  newId: () => string,
): SpecificationContent {
  const told = new Set(content.lines.flatMap(({ factIds }) => factIds))
  const disputed = new Set(
    facts.flatMap(({ id, state, conflictsWith }) =>
      state === 'active' && conflictsWith !== null ? [id, conflictsWith] : [],
    ),
  )
  const left = facts.filter(
    (fact) =>
      !told.has(fact.id) &&
      needsLine(fact, disputed.has(fact.id)) &&
      saysSomething(fact) &&
      isLawful(fact.value),
  )
  if (left.length === 0) return content
  const roles = findRoles(facts.map(({ value }) => value))
  const notes = left.map(({ id, value, strength, evidence }): SpecificationLine => {
    const nameless = withoutPeople(nameByRole(value, roles), 'a colleague', content.companyName)
    const words = strength === 'notApplicable' ? `not a requirement: ${nameless}` : nameless
    return {
      id: newId(),
      section: 'internalNotes',
      audience: 'agency',
      text: sentence(capitalised(words)),
      factIds: [id],
      evidence,
    }
  })
  const at = content.lines.findIndex(({ section }) => section === 'recommendation')
  const end = at < 0 ? content.lines.length : at
  return { ...content, lines: [...content.lines.slice(0, end), ...notes, ...content.lines.slice(end)] }
}
