import type { Fact } from '@/lib/consultation/brief/schema'

const SMALL = new Set(
  `the a an any that this it its they their them our we i you me my us about need needs is are was were be been being to of for and at
  in on or not with have has had do does did will would can could should anything something again before earlier already down there
  yet as bit bits part thing things base based starting say said says got get put note noted from so far now what which who where
  when how why if than then just all some more most much many one ones job role work people know don dont didn haven isn won`.split(
    /\s+/,
  ),
)

/** Singular, and without the endings that a question changes: "pensions", "weekly". */
const stem = (word: string) => word.replace(/(?<=..)s$/, '')

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem)

const isTelling = (word: string) => !SMALL.has(word) && (word.length > 1 || /\d/.test(word))

/** How much of one side of a question a fact says, from 0 to 1. */
function shareSaid(words: readonly string[], value: string): number {
  const said = new Set(wordsOf(value))
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length
}

/** Facts that hold the words of the question, or of one side of its "or" ("May or June"): all of them, else at least half. */
export function findMentions(about: string, facts: readonly Fact[]): Fact[] {
  const sides = about.split(/\bor\b/i).map((side) => wordsOf(side).filter(isTelling))
  const shares = facts.map(({ value }) => Math.max(...sides.map((words) => shareSaid(words, value))))
  const best = Math.max(0, ...shares)
  if (best < 0.5) return []
  return facts.filter((_, at) => (best === 1 ? shares[at] === 1 : (shares[at] ?? 0) >= 0.5))
}
