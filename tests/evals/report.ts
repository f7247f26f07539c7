import { listFaults } from './faults'
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
  /** Facts found in the answer, wherever they are, divided by facts expected. */
  recallAnywhere: number
  /** Facts in their place divided by facts that have one. */
  rightPlace: number
  questions: number
  questionsAnswered: number
  lines: number
  /** Shares of the lines. */
  whole: number
  cut: number
  altered: number
  unfit: number
  /** Mean over the cases. */
  coverage: number
}

export function totalsOf(results: readonly CaseResult[]): Totals {
  const sum = (count: (result: CaseResult) => number): number =>
    results.reduce((total, result) => total + count(result), 0)
  const share = (part: number, total: number): number => (total === 0 ? 1 : part / total)
  const factsHit = sum(({ score }) => score.factsHit)
  const factsTotal = sum(({ score }) => score.factsTotal)
  const lines = sum((result) => result.lines.lines)
  const lineShare = (kind: 'whole' | 'cut' | 'altered' | 'unfit'): number =>
    lines === 0 ? 0 : sum((result) => result.lines[kind]) / lines
  const questions = sum(({ score }) => score.questions)
  return {
    cases: results.length,
    clean: results.filter((result) => result.error === undefined && isClean(result.score)).length,
    recall: share(factsHit, factsTotal),
    factsHit,
    factsTotal,
    inventions: sum(({ score }) => score.inventions.length),
    mustNiceErrors: sum(({ score }) => score.mustNiceErrors.length),
    repeats: sum(({ score }) => score.repeats.length),
    replyErrors: sum(({ score }) => score.replyErrors.length),
    errors: sum(({ error }) => (error === undefined ? 0 : 1)),
    recallAnywhere: share(
      sum(({ score }) => score.factsAnywhere),
      factsTotal,
    ),
    rightPlace: share(
      sum(({ score }) => score.placesHit),
      sum(({ score }) => score.placesTotal),
    ),
    questions,
    questionsAnswered: questions - sum(({ score }) => score.unanswered.length),
    lines,
    whole: lineShare('whole'),
    cut: lineShare('cut'),
    altered: lineShare('altered'),
    unfit: lineShare('unfit'),
    coverage: share(
      sum((result) => result.lines.coverage),
      results.length,
    ),
  }
}

export interface FolderResult {
  name: string
  results: readonly CaseResult[]
}

const FOLDER_HEADINGS = [
  'folder',
  'cases',
  'broke off',
  'recall',
  'anywhere',
  'in place',
  'invented/case',
  'must/case',
  'lines',
  'whole',
  'cut',
  'altered',
  'unfit',
  'coverage',
  'repeats',
  'answered',
  'reply errors',
]

/** A row for each folder. `anywhere` is recall whatever the place. */
export function formatFolders(folders: readonly FolderResult[]): string {
  const rows = folders.map(({ name, results }) => {
    const totals = totalsOf(results)
    const perCase = (count: number): string => (count / Math.max(1, totals.cases)).toFixed(2)
    return [
      name,
      String(totals.cases),
      String(totals.errors),
      totals.recall.toFixed(3),
      totals.recallAnywhere.toFixed(3),
      totals.rightPlace.toFixed(3),
      perCase(totals.inventions),
      perCase(totals.mustNiceErrors),
      String(totals.lines),
      totals.whole.toFixed(3),
      totals.cut.toFixed(3),
      totals.altered.toFixed(3),
      totals.unfit.toFixed(3),
      totals.coverage.toFixed(3),
      String(totals.repeats),
      `${totals.questionsAnswered}/${totals.questions}`,
      String(totals.replyErrors),
    ]
  })
  return formatTable([FOLDER_HEADINGS, ...rows])
}

const FAULT_WIDTH = 'question 1'.length

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

function formatFaults(result: CaseResult): string {
  const lines = listFaults(result).map(({ kind, text }) => `  ${kind.padEnd(FAULT_WIDTH)} ${text}`)
  return lines.length === 0 ? '' : [result.id, ...lines].join('\n')
}

function formatTable(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
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
