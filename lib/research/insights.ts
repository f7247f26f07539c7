import type { ResearchField } from './options'
import type { Insights, Research, ResearchItem } from './schema'

export const dropRejected = <Item extends Pick<ResearchItem, 'decision'>>(items: readonly Item[]): Item[] =>
  items.filter(({ decision }) => decision !== 'rejected')

const uniqueTexts = (items: readonly ResearchItem[], field: ResearchField) => [
  ...new Set(items.filter((item) => item.field === field).map(({ text }) => text)),
]

function joinAsSentences(items: readonly ResearchItem[], field: ResearchField): string | null {
  const sentences = uniqueTexts(items, field).map((text) => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`))
  return sentences.join(' ') || null
}

export function toInsights(allItems: readonly ResearchItem[]): Insights {
  const items = dropRejected(allItems)
  return {
    companyOverview: joinAsSentences(items, 'overview'),
    cultureInsights: {
      values: uniqueTexts(items, 'values'),
      workingStyle: joinAsSentences(items, 'workingStyle'),
    },
    careerOpportunities: {
      growthPath: joinAsSentences(items, 'growthPath'),
      learningDevelopment: joinAsSentences(items, 'learningDevelopment'),
    },
    employeeValue: { benefits: uniqueTexts(items, 'benefits'), perks: uniqueTexts(items, 'perks') },
    companyStrengths: uniqueTexts(items, 'strengths'),
    missionVision: joinAsSentences(items, 'missionVision'),
  }
}

/** Without rejected items; null for an analysis without findings. */
export function toAnalyses(
  allItems: readonly ResearchItem[],
): Pick<Research, 'industryAnalysis' | 'competitorAnalysis' | 'cultureAnalysis' | 'researchData'> {
  const items = dropRejected(allItems)
  const list = (field: ResearchField) => uniqueTexts(items, field)
  return {
    industryAnalysis: nullIfEmpty({
      sectors: list('sectors'),
      customers: list('customers'),
      standards: list('standards'),
    }),
    competitorAnalysis: nullIfEmpty({ differentiators: list('differentiators') }),
    cultureAnalysis: nullIfEmpty({
      values: list('values'),
      workingStyle: joinAsSentences(items, 'workingStyle'),
      missionVision: joinAsSentences(items, 'missionVision'),
    }),
    researchData: {
      recruitmentInsights: nullIfEmpty({
        openRoles: list('openRoles'),
        hiringProcess: list('hiringProcess'),
        locations: list('locations'),
        growthPath: joinAsSentences(items, 'growthPath'),
      }),
    },
  }
}

function nullIfEmpty<Analysis extends Record<string, string | null | string[]>>(
  analysis: Analysis,
): Analysis | null {
  return Object.values(analysis).some((value) => value !== null && value.length > 0) ? analysis : null
}
