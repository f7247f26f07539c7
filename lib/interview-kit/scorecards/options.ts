export const RECOMMENDATIONS = [
  { key: 'strongNo', label: 'Strong no' },
  { key: 'no', label: 'No' },
  { key: 'yes', label: 'Yes' },
  { key: 'strongYes', label: 'Strong yes' },
] as const
export type Recommendation = (typeof RECOMMENDATIONS)[number]['key']
export const RECOMMENDATION_KEYS = RECOMMENDATIONS.map(({ key }) => key) as [
  Recommendation,
  ...Recommendation[],
]
export const isNo = (recommendation: Recommendation | null) =>
  recommendation === 'no' || recommendation === 'strongNo'
export const recommendationLabelOf = (key: Recommendation) =>
  RECOMMENDATIONS.find((recommendation) => recommendation.key === key)?.label ?? key

export const SCORES = [1, 2, 3, 4, 5] as const
export const NOT_ASKED = 'notAsked'
export type Score = (typeof SCORES)[number] | typeof NOT_ASKED

export const NOTE_MAX_CHARS = 2000
