export const PROGRESS_STEPS = [
  { key: 'research', label: 'Company Analysis' },
  { key: 'requirements', label: 'Requirements Discussion' },
  { key: 'value_proposition', label: 'Value Proposition' },
  { key: 'summary', label: 'Summary Generation' },
] as const

export type ProgressStep = (typeof PROGRESS_STEPS)[number]['key']
