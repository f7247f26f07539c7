/** Of last resort: every job can ask it. */
const PLAIN = 'Can you do the work this job needs?'

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/^They need to be able to (.+)$/, 'Can you $1?'],
  [/^They need to (.+)$/, 'Can you $1?'],
  [/^They need (.+)$/, 'Do you have $1?'],
  [/^(The job (?:involves|includes) .+)$/, '$1. Can you do that?'],
]

/** What the agency adds for applicants is nothing to ask. */
const ASIDE = /, and we (?:consider|welcome|invest)\b.*$/

const TO_YOU: Readonly<Record<string, string>> = { they: 'you', their: 'your', them: 'you' }

function toQuestion(wording: string): string | null {
  const statement = wording.replace(/\.$/, '').replace(ASIDE, '')
  for (const [shape, question] of SHAPES)
    if (shape.test(statement))
      return statement
        .replace(shape, question)
        .replace(/\b(?:they|their|them)\b/g, (word) => TO_YOU[word] ?? word)
        .replace(/\bthe job requires\b/, 'this job needs')
  return null
}

/** A question to a candidate that asks for what the first of these wordings says of the job. */
export const askWhatIsNeeded = (wordings: readonly string[]): string =>
  wordings.map(toQuestion).find((question) => question !== null) ?? PLAIN
