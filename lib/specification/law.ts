import type { Brief } from '@/lib/consultation/brief/schema'
import type { Ground } from '@/lib/consultation/guard/law/grounds'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { splitSentences } from '@/lib/consultation/guard/law/tokens'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { sectionRow } from './options'
import type { SpecificationContent, SpecificationLine } from './schema'

/** Facts of sentences that the manager says are about the work. */
export function listSettledFacts({ facts, held }: Pick<Brief, 'facts' | 'held'>): Set<string> {
  const work = held.filter(({ state }) => state === 'work')
  return new Set(
    facts
      .filter(({ evidence }) =>
        evidence.some((place) =>
          work.some(
            ({ source, start, end }) => source.id === place.id && place.start < end && start < place.end,
          ),
        ),
      )
      .map(({ id }) => id),
  )
}

/** Plain words speak of the person wanted: nobody can settle them as being about the work. */
export const isPlainlyUnlawful = (text: string): boolean =>
  findUnlawful(text).some(({ certainty }) => certainty === 'plain')

function isLeftOut(line: SpecificationLine, settled: ReadonlySet<string>): boolean {
  if (line.section === 'recommendation' || isLawful(line.text)) return false
  return isPlainlyUnlawful(line.text) || !line.factIds.some((id) => settled.has(id))
}

/** The manager’s own words where only the wording of a line is held: nobody has checked them for candidates, so they need a rewrite. */
function inOwnWords(line: SpecificationLine): SpecificationLine {
  const { reworded, ...rest } = line
  const isFit = reworded !== undefined && line.factIds.length > 0 && isLawful(reworded.said)
  return isFit ? { ...rest, text: reworded.said, isUnfit: true } : line
}

const lawfulPart = (text: string): string =>
  splitSentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter(isLawful)
    .join(' ')

/** Whether each line is left out. Takes a while, so that it is done before the rows are locked. */
export type Screened = ReadonlyMap<SpecificationLine, boolean>
export const screenLines = ({ lines }: SpecificationContent, settled: ReadonlySet<string>): Screened =>
  new Map(lines.map((line) => [line, isLeftOut(line, settled)]))

/**
 * The last look before a document is stored: what could exclude people is left out, and listed as a recommendation by its section.
 * Where only a rewording is held, the manager’s own words take its place, for somebody to rewrite. `screened` lines are not looked at again.
 */
export function leaveOutUnlawful(
  content: SpecificationContent,
  settled: ReadonlySet<string>,
  newId: () => string,
  screened: Screened = new Map(),
): { content: SpecificationContent; grounds: Ground[] } {
  const lines = content.lines.map((line) =>
    (screened.get(line) ?? isLeftOut(line, settled)) ? inOwnWords(line) : line,
  )
  const left = lines.filter((line) => screened.get(line) ?? isLeftOut(line, settled))
  const description = content.companyDescription
  const lawful = {
    ...content,
    jobTitle: isLawful(content.jobTitle) ? content.jobTitle : '',
    companyDescription: description === null || isLawful(description) ? description : lawfulPart(description),
  }
  const grounds = left.flatMap(({ text }) => findUnlawful(text).map(({ ground }) => ground))
  if (left.length === 0) return { content: { ...lawful, lines }, grounds }
  const notes = [...new Set(left.map(({ section }) => sectionRow(section).label))].map(
    (label): SpecificationLine => ({
      id: newId(),
      section: 'recommendation',
      text: `We left out a line under “${label}” because it could exclude people unlawfully. Say what the job needs instead.`,
      factIds: [],
      evidence: [],
      audience: 'agency',
    }),
  )
  return {
    content: { ...lawful, lines: [...lines.filter((line) => !left.includes(line)), ...notes] },
    grounds,
  }
}
