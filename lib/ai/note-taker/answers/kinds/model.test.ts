import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findQuestions } from '@/lib/ai/note-taker/answers/question'

/** Without an answer of its own, or no question. */
const SILENT = ['other', 'none']

const LINES = readFileSync('tests/evals/questions/held-out.txt', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, kind, text] = /^(\w+): (.+)$/.exec(line) ?? []
    return kind && text ? [{ kind, text }] : []
  })

/** A bare "is that enough?" is answered by what was talked of last. */
function kindFound(text: string): string {
  const kind = findQuestions(text)[0]?.kind ?? 'none'
  if (kind === 'enough') return 'pay'
  return kind === 'unknown' ? 'other' : kind
}

describe('questions of somebody that the model has not seen', () => {
  const read = LINES.map(({ kind, text }) => ({ kind, found: kindFound(text) }))
  const asked = read.filter(({ kind }) => !SILENT.includes(kind))

  it('are answered by kind seven times in ten, and wrongly less than once in ten', () => {
    const right = asked.filter(({ kind, found }) => found === kind)
    const wrong = asked.filter(({ kind, found }) => found !== kind && !SILENT.includes(found))
    expect(right.length / asked.length).toBeGreaterThan(0.7)
    expect(wrong.length / asked.length).toBeLessThan(0.1)
  })

  it('are told from lines that ask nothing', () => {
    const taken = read.filter(({ kind, found }) => kind === 'none' && !SILENT.includes(found))
    expect(taken.length).toBeLessThanOrEqual(1)
  })
})
