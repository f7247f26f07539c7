import { z } from 'zod'
import { totalsOf } from './report'
import type { CaseResult } from './run'

/** The measures of a folder: shares from 0 to 1, rounded to three decimals, and counts a case. */
const figuresSchema = z.strictObject({
  recall: z.number(),
  anywhere: z.number(),
  inPlace: z.number(),
  whole: z.number(),
  coverage: z.number(),
  answered: z.number(),
  inventedPerCase: z.number(),
  mustPerCase: z.number(),
  altered: z.number(),
  unfit: z.number(),
})

export type Figures = z.infer<typeof figuresSchema>

/** The figures that were accepted last, by folder: the content of `accepted.json`. */
export const acceptedSchema = z.record(z.string(), figuresSchema)

/** The others may not rise. */
const MAY_NOT_FALL: readonly (keyof Figures)[] = [
  'recall',
  'anywhere',
  'inPlace',
  'whole',
  'coverage',
  'answered',
]

/** What a change elsewhere may move by chance. */
const SLACK = 0.005

const rounded = (share: number): number => Math.round(share * 1000) / 1000

export function figuresOf(results: readonly CaseResult[]): Figures {
  const totals = totalsOf(results)
  const perCase = (count: number): number => count / Math.max(1, totals.cases)
  return {
    recall: rounded(totals.recall),
    anywhere: rounded(totals.recallAnywhere),
    inPlace: rounded(totals.rightPlace),
    whole: rounded(totals.whole),
    coverage: rounded(totals.coverage),
    answered: rounded(totals.questions === 0 ? 1 : totals.questionsAnswered / totals.questions),
    inventedPerCase: rounded(perCase(totals.inventions)),
    mustPerCase: rounded(perCase(totals.mustNiceErrors)),
    altered: rounded(totals.altered),
    unfit: rounded(totals.unfit),
  }
}

/** What got worse, in words, and the cases that broke off. Without accepted figures nothing can get worse. */
export function listWorse(results: readonly CaseResult[], accepted: Figures | undefined): string[] {
  const brokeOff = results.flatMap(({ id, error }) => (error === undefined ? [] : [`${id} broke off`]))
  if (!accepted) return brokeOff
  const figures = figuresOf(results)
  const worse = (Object.keys(figures) as (keyof Figures)[]).filter((name) => {
    const change = figures[name] - accepted[name]
    return MAY_NOT_FALL.includes(name) ? change < -SLACK : change > SLACK
  })
  return [...brokeOff, ...worse.map((name) => `${name}: ${figures[name]}, accepted ${accepted[name]}`)]
}
