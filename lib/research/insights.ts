import type { ResearchField } from './options'
import type { Insights, Research, ResearchItem } from './schema'

/** The items that a company lets stand. */
export const standing = <Item extends Pick<ResearchItem, 'decision'>>(items: readonly Item[]): Item[] =>
  items.filter(({ decision }) => decision !== 'rejected')

const listOf = (items: readonly ResearchItem[], field: ResearchField) => [
  ...new Set(items.filter((item) => item.field === field).map(({ text }) => text)),
]

/** One text of the items of a field, each closed as a sentence; null where there are none. */
function textOf(items: readonly ResearchItem[], field: ResearchField): string | null {
  const sentences = listOf(items, field).map((text) => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`))
  return sentences.join(' ') || null
}

/** Career insights (specification, section 3) of the items that stand. */
export function toInsights(all: readonly ResearchItem[]): Insights {
  const items = standing(all)
  return {
    companyOverview: textOf(items, 'overview'),
    cultureInsights: { values: listOf(items, 'values'), workingStyle: textOf(items, 'workingStyle') },
    careerOpportunities: {
      growthPath: textOf(items, 'growthPath'),
      learningDevelopment: textOf(items, 'learningDevelopment'),
    },
    employeeValue: { benefits: listOf(items, 'benefits'), perks: listOf(items, 'perks') },
    companyStrengths: listOf(items, 'strengths'),
    missionVision: textOf(items, 'missionVision'),
  }
}

/** The analyses (specification, section 3) of the items that stand; null where nothing was found for one. */
export function toAnalyses(
  all: readonly ResearchItem[],
): Pick<Research, 'industryAnalysis' | 'competitorAnalysis' | 'cultureAnalysis' | 'researchData'> {
  const items = standing(all)
  const list = (field: ResearchField) => listOf(items, field)
  return {
    industryAnalysis: known({
      sectors: list('sectors'),
      customers: list('customers'),
      standards: list('standards'),
    }),
    competitorAnalysis: known({ differentiators: list('differentiators') }),
    cultureAnalysis: known({
      values: list('values'),
      workingStyle: textOf(items, 'workingStyle'),
      missionVision: textOf(items, 'missionVision'),
    }),
    researchData: {
      recruitmentInsights: known({
        openRoles: list('openRoles'),
        hiringProcess: list('hiringProcess'),
        locations: list('locations'),
        growthPath: textOf(items, 'growthPath'),
      }),
    },
  }
}

/** An analysis, or null where all of it is empty. */
function known<Analysis extends Record<string, string | null | string[]>>(
  analysis: Analysis,
): Analysis | null {
  return Object.values(analysis).some((value) => value !== null && value.length > 0) ? analysis : null
}
