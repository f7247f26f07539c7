import { type ItemKind, isRated, type UnaskedReason } from './options'

export const KIND_LABELS: Record<ItemKind, string> = {
  pastBehaviour: 'What they have done',
  ownWork: 'Their own work',
  situational: 'What they would do',
  learning: 'How they learn (not rated)',
  documentCheck: 'To check on paper',
  fact: 'To confirm',
}

/** In the order of the interview. */
export const KIT_PARTS: readonly {
  title: string
  note: string
  holds: (item: { kind: ItemKind }) => boolean
}[] = [
  {
    title: 'Questions',
    note: 'Rate each answer from 1 to 5. For a 5, the answer has everything under 3 and at least two things from 5. Use 2 or 4 for in between.',
    holds: (item) => isRated(item) || item.kind === 'learning',
  },
  {
    title: 'To check on paper',
    note: 'Nobody is rated on these. Note what you saw.',
    holds: ({ kind }) => kind === 'documentCheck',
  },
  {
    title: 'Facts to confirm',
    note: 'Read them out once, the same for everyone. Ask for no reasons: they may be about health or family. Nobody is rated on these.',
    holds: ({ kind }) => kind === 'fact',
  },
]

/** Why lines are not asked about, in the order of the list. */
export const UNASKED_PARTS: readonly {
  reason: UnaskedReason
  title: string
  note: string
}[] = [
  {
    reason: 'time',
    title: 'Not in this kit',
    note: 'A second interviewer can ask about these.',
  },
  {
    reason: 'vague',
    title: 'No good question for these',
    note: 'They say too little for a question. Ask your own, or reword the line.',
  },
  {
    reason: 'rewrite',
    title: 'Waiting for a rewrite',
    note: 'Candidates don’t read these lines yet, so nobody is asked about them.',
  },
  {
    reason: 'notice',
    title: 'Notices to applicants',
    note: 'Said to everyone who applies. There’s nothing to ask.',
  },
]
