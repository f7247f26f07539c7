import { stemsOf } from '@/lib/consultation/guard/take-back/words'
import { sectionRow } from './options'
import type { SpecificationContent, SpecificationLine } from './schema'

type Line = Pick<SpecificationLine, 'section' | 'text' | 'audience'>

/** Lines of such a section are one row, and one value in the API. */
const isOfRow = ({ section }: Line): boolean => sectionRow(section).shape === 'text'

const isSameRow = (one: Line, other: Line): boolean => isOfRow(one) && one.section === other.section

/** Lines of a row that say the same print once. */
export const distinctLines = <T extends Line>(lines: readonly T[]): T[] =>
  lines.filter(
    (line, at) =>
      !isOfRow(line) ||
      !lines
        .slice(0, at)
        .some(
          (before) =>
            isSameRow(before, line) && before.text === line.text && before.audience === line.audience,
        ),
  )

/** Of the words of a line, how many a new text must hold to say it again. */
const RESTATED_SHARE = 0.5

function restates(text: string, line: Line): boolean {
  const said = new Set(stemsOf(text))
  const words = stemsOf(line.text)
  return words.length > 0 && words.filter((word) => said.has(word)).length >= words.length * RESTATED_SHARE
}

/**
 * The lines that an edit changes besides its own: those that read the same, and those of the row where the new text says them again. Whoever
 * reads a row as one text edits it as one.
 */
export function linesEditedWith({ lines }: SpecificationContent, lineId: string, text: string): Set<string> {
  const own = lines.find(({ id }) => id === lineId)
  if (!own) return new Set()
  const row = lines.filter(
    (line) => line.id !== lineId && isSameRow(line, own) && line.audience === own.audience,
  )
  const alike = row.filter((line) => line.text === own.text)
  const others = row.filter((line) => line.text !== own.text)
  const isWhole = others.length > 0 && others.every((line) => restates(text, line))
  return new Set((isWhole ? row : alike).map(({ id }) => id))
}
