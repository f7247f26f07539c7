import { type ItemKind, isRated } from './options'

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
    note: 'Rate each answer from 1 to 5. Half-way between two descriptions is 2 or 4.',
    holds: (item) => isRated(item) || item.kind === 'learning',
  },
  {
    title: 'To check on paper',
    note: 'Nobody is rated on these. Ask to see them, and note what you saw.',
    holds: ({ kind }) => kind === 'documentCheck',
  },
  {
    title: 'Facts to confirm',
    note: 'The same for everyone. Nobody is rated on these.',
    holds: ({ kind }) => kind === 'fact',
  },
]
