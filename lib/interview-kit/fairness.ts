/** On the first page of a kit, before what is never asked about. */
export const FAIRNESS_RULES = [
  'Ask every candidate the same questions, in the same order. Follow-ups may differ.',
  'Before the day, ask each candidate whether they need any adjustment to take part.',
  'Write down what was said, not what you thought of it.',
  'Score each answer on your own before you talk to the others.',
  'Anything on paper is checked, not asked about or scored.',
] as const

export const DO_NOT_ASK_NOTE =
  'Not in the small talk either. If a candidate brings one of these up, don’t follow it up and don’t write it down. This is information, not legal advice.'
