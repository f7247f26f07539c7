import { anchorOf, type LineGroup } from '@/lib/specification/document/parts'
import { describeExample } from '@/lib/specification/examples'
import { sectionRow } from '@/lib/specification/options'
import { factForSection } from '@/lib/specification/topic-of-section'
import { AddLine } from './add-line'

/** "Fill this in" where nothing is known, "Add a line" to a list. A single value is edited instead. */
export function renderAddition({ key, label, lines, absence }: LineGroup) {
  const fact = factForSection(key)
  const isEmpty = lines.length === 0
  if (!fact || (!isEmpty && sectionRow(key).shape === 'text')) return null
  if (isEmpty && absence === 'notApplicable') return null
  return (
    <AddLine
      {...fact}
      label={label}
      example={describeExample(key)}
      row={anchorOf(key)}
      opener={isEmpty && absence !== 'none' ? 'Fill this in' : 'Add a line'}
    />
  )
}
