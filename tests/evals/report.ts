import type { CaseResult } from './run'
import { isClean } from './score'

export interface Totals {
  cases: number
  clean: number
  /** Facts found divided by facts expected, over all cases. */
  recall: number
  factsHit: number
  factsTotal: number
  inventions: number
  mustNiceErrors: number
  repeats: number
  replyErrors: number
  errors: number
}

export function totalsOf(results: readonly CaseResult[]): Totals {
  const sum = (count: (result: CaseResult) => number): number =>
    results.reduce((total, result) => total + count(result), 0)
  const factsHit = sum(({ score }) => score.factsHit)
  const factsTotal = sum(({ score }) => score.factsTotal)
  return {
    cases: results.length,
    clean: results.filter((result) => result.error === undefined && isClean(result.score)).length,
    recall: factsTotal === 0 ? 1 : factsHit / factsTotal,
    factsHit,
    factsTotal,
    inventions: sum(({ score }) => score.inventions.length),
    mustNiceErrors: sum(({ score }) => score.mustNiceErrors.length),
    repeats: sum(({ score }) => score.repeats.length),
    replyErrors: sum(({ score }) => score.replyErrors.length),
    errors: sum(({ error }) => (error === undefined ? 0 : 1)),
  }
}

const HEADINGS = ['case', 'recall', 'facts', 'invented', 'must/nice', 'repeats', 'replies']

export function formatReport(results: readonly CaseResult[]): string {
  const totals = totalsOf(results)
  const rows = results.map(({ id, score, error }) => [
    error === undefined ? id : `${id} (broke off)`,
    score.recall.toFixed(3),
    `${score.factsHit}/${score.factsTotal}`,
    String(score.inventions.length),
    String(score.mustNiceErrors.length),
    String(score.repeats.length),
    String(score.replyErrors.length),
  ])
  const totalRow = [
    `${totals.clean} of ${totals.cases} clean`,
    totals.recall.toFixed(3),
    `${totals.factsHit}/${totals.factsTotal}`,
    String(totals.inventions),
    String(totals.mustNiceErrors),
    String(totals.repeats),
    String(totals.replyErrors),
  ]
  const table = formatTable([HEADINGS, ...rows, totalRow])
  const details = results.map(formatFaults).filter((text) => text !== '')
  return [table, ...details].join('\n\n')
}

export function printReport(
  results: readonly CaseResult[],
  write: (text: string) => void = (text) => {
    process.stdout.write(`${text}\n`)
  },
): void {
  write(formatReport(results))
}

function formatFaults({ id, score, error }: CaseResult): string {
  const lines = [
    ...(error === undefined ? [] : [`error      ${error}`]),
    ...score.misses.map((miss) => {
      const place = miss.where === undefined ? '' : ` in ${miss.where}`
      return `missed     ${miss.id}: ${miss.any.join(' | ')}${place}`
    }),
    ...score.inventions.map((hit) => `invented   ${hit.pattern}: "${hit.found}"`),
    ...score.mustNiceErrors.map((hit) => `must/nice  ${hit.pattern}: "${hit.found}"`),
    ...score.repeats.map((repeat) => `repeated   "${repeat.line}" in ${repeat.lists.join(', ')}`),
    ...score.replyErrors.map(
      (fault) => `reply ${fault.turn}    ${fault.kind}: ${fault.patterns.join(' | ')} in "${fault.reply}"`,
    ),
  ]
  return lines.length === 0 ? '' : [id, ...lines.map((line) => `  ${line}`)].join('\n')
}

function formatTable(rows: readonly string[][]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return column === 0 ? cell.padEnd(width) : cell.padStart(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
