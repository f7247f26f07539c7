export const DECISIONS = [
  { key: 'yes', label: 'Take forward' },
  { key: 'no', label: 'Turn down' },
] as const
export type Decision = (typeof DECISIONS)[number]['key']
export const DECISION_KEYS = DECISIONS.map(({ key }) => key) as [Decision, ...Decision[]]
export const decisionLabelOf = (key: Decision) =>
  DECISIONS.find((decision) => decision.key === key)?.label ?? key

export const LABEL_MAX = 120
export const INTERVIEWER_NAME_MAX = 200
export const REASON_MAX = 2000
