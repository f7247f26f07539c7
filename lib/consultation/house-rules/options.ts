/** Those that work whoever writes the text come first. */
export const HOUSE_RULE_KINDS = [
  { key: 'benefit', label: 'Standard benefit' },
  { key: 'fact', label: 'Company fact' },
  { key: 'avoid', label: 'Words to avoid' },
  { key: 'tone', label: 'Tone of voice' },
] as const

export type HouseRuleKind = (typeof HOUSE_RULE_KINDS)[number]['key']

/** In characters. */
export const HOUSE_RULE_MAX = 300

export const HOUSE_RULES_PER_COMPANY = 50
