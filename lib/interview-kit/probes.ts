import type { Form } from './anchors'

interface Probe {
  text: string
  /** In a question that asks for the same already. */
  unless?: RegExp
}

const YOURS: Probe = { text: 'What was your own part in it?', unless: /\bwhich part\b|\byour part\b/i }
const NOW: Probe = {
  text: 'What would you do differently now?',
  unless: /differently|\bnow\b|today|changed?\b|since\b|next time/i,
}
const SAID: Probe = {
  text: 'What exactly did you say?',
  unless: /\bsa(?:y|id)\b|\btold\b|\bput it\b|\btell them\b/i,
}
const END: Probe = {
  text: 'How did it end?',
  unless: /\bended?\b|in the end|take it|what happened|came of it/i,
}

const PROBES: Record<Form, readonly Probe[]> = {
  story: [
    YOURS,
    {
      text: 'What made it difficult?',
      unless: /hard|trouble|difficult|worst|longest|awkward|trick|tough|tangled|nearest|closest|\bwhy\b/i,
    },
    {
      text: 'What came of it?',
      unless: /came of|ended?\b|what happened|outcome|what was different|settled/i,
    },
    { text: 'What did others make of it?', unless: /\bwho\b|\bthey\b|take it|argu|believed/i },
    NOW,
  ],
  trouble: [
    {
      text: 'What was behind it?',
      unless: /\bcause|behind|\bwhy\b|wrong with|what had|where (?:had|was|did|were)|turn(?:ed)? out|missed/i,
    },
    {
      text: 'What did you do about it?',
      unless: /what did you (?:do|change)|how did you|put (?:it )?right/i,
    },
    { text: 'What did it cost, in time or in money?', unless: /\bcost/i },
    {
      text: 'What has kept it from happening again?',
      unless: /differently|since\b|changed?\b|\bnow\b|next (?:one|time)/i,
    },
  ],
  search: [
    {
      text: 'Where did you start?',
      unless: /where did you start|first\b|how did you (?:find|spot|trace|prove|make sense)/i,
    },
    { text: 'What did you rule out, and how?', unless: /ruled? out|believe\b/i },
    {
      text: 'How did you prove it?',
      unless: /pro(?:ve|of)|how did you (?:find|spot|make sense)|gave it away|tipped/i,
    },
    { text: 'What was done about it?', unless: /what did you (?:do|change)|\bact(?:ed|ion)?\b/i },
    { text: 'How would you see it sooner next time?', unless: /\bnow\b|changed?\b|differently/i },
  ],
  find: [
    { text: 'What made you look?', unless: /how did you (?:find|spot|notice)|tipped|gave|made you|walking/i },
    { text: 'How did you make sure?', unless: /pro(?:ve|of)|check/i },
    { text: 'What was done about it?', unless: /what did you (?:do|change)|put right/i },
    { text: 'What is looked at differently since?', unless: /\bnow\b|changed?\b|differently/i },
  ],
  stand: [
    { text: 'What had you seen?', unless: /\bseen\b|noticed|\bfound\b|\bwhy\b|what made you/i },
    SAID,
    { text: 'Who disagreed, and why?', unless: /\bwho\b|wanted|argued?|fought|challenged/i },
    END,
  ],
  people: [SAID, END, { text: 'How did the others see it?' }, NOW],
  work: [
    YOURS,
    { text: 'How did you check that it was right?', unless: /\bcheck/i },
    { text: 'What went wrong on the way?', unless: /wrong|trouble|hard way|mistake/i },
    NOW,
  ],
  time: [
    { text: 'Which job taught you that?', unless: /which job/i },
    { text: 'What was hard about it?' },
    { text: 'Who else had a hand in it?', unless: /surprises/i },
    { text: 'What do you do better now than then?', unless: /\bnow\b/i },
  ],
  nearest: [
    { text: 'What was the same, and what wasn’t?' },
    YOURS,
    { text: 'What would you want to know about ours first?' },
  ],
  plan: [
    { text: 'What would you need to know first?', unless: /\bknow\b|find out/i },
    { text: 'Whose help would you need?' },
    { text: 'What would tell you early that it isn’t working?', unless: /stop it|coming/i },
    { text: 'What have you done that comes closest?' },
  ],
  figure: [
    { text: 'Where did it start, and where did it end?' },
    { text: 'Which part was yours?' },
    { text: 'Has it held since?' },
  ],
}

const PROBES_MAX = 3

/**
 * In turn, so that two questions of one form have different ones. `names` of makes, methods or standards that the line holds and the
 * question doesn’t: "Minitab or Excel".
 */
export function probesFor(
  form: Form,
  question: string,
  { turn, names }: { turn: number; names: string | null },
): string[] {
  const fitting = PROBES[form].filter(({ unless }) => !unless?.test(question))
  const named = names === null ? [] : [`Where did ${names} come into it?`]
  const count = Math.min(fitting.length, PROBES_MAX - named.length)
  const first = fitting.length > PROBES_MAX ? turn % fitting.length : 0
  const places = Array.from({ length: count }, (_, step) => (first + step) % fitting.length).sort(
    (a, b) => a - b,
  )
  return [...places.flatMap((place) => fitting[place]?.text ?? []), ...named]
}
