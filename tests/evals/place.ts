import { findUnder, matcher, textOf } from './answer-text'
import type { EvalCase } from './case-schema'

/** What stands under a path where the case forbids it. */
export interface Stray {
  path: string
  pattern: string
  found: string
}

type Span = [start: number, end: number]

export function findStrays({ notIn = [] }: EvalCase, answer: unknown): Stray[] {
  return notIn.flatMap(({ path, any }) => {
    const text = textOf(findUnder(answer, path))
    return any.flatMap((pattern) => {
      const found = matcher(pattern).exec(text)?.[0]
      return found === undefined ? [] : [{ path, pattern, found }]
    })
  })
}

/** Whether words of the fact are among what the case forbids under one of its paths. */
export function isMisplaced(fact: EvalCase['facts'][number], { notIn = [] }: EvalCase, answer: unknown) {
  return notIn.some(({ path, any }) => {
    const text = textOf(findUnder(answer, path))
    const factSpans = findSpans(fact.any, text)
    return findSpans(any, text).some(([start, end]) =>
      factSpans.some(([factStart, factEnd]) => factStart < end && start < factEnd),
    )
  })
}

function findSpans(patterns: readonly string[], text: string): Span[] {
  return patterns.flatMap((source) =>
    [...text.matchAll(new RegExp(matcher(source), 'gi'))].map(
      ({ index, 0: match }): Span => [index, index + match.length],
    ),
  )
}
