import type { TestCompany } from './world'

const BUILDER_ANSWERS = {
  1: 'Manufacturing',
  2: 'Bridge engineer',
  3: 'New project',
  4: '£45-55k',
  5: 'Have the north span designed.',
}

/** Null for an action without a company. */
export function validArguments(
  name: string,
  company: TestCompany,
  contactId: string,
  revision = 0,
): unknown[] | null {
  const { companyId, secondCompanyId, sessionId, specificationId, lineId, factId, ruleId, runId, itemId } =
    company
  switch (name) {
    case 'finishVacancyBuilder':
    case 'startOverFromAnswers':
      return [{ companyId: secondCompanyId, answers: BUILDER_ANSWERS }]
    case 'editLine':
      return [{ specificationId, lineId, text: 'As it is.', revision }]
    case 'approve':
      return [{ specificationId, approverName: 'Jo Bloggs', agreed: true, revision }]
    case 'revise':
    case 'readSources':
      return [specificationId]
    case 'changeBriefByHand':
      return [{ sessionId, change: { kind: 'edit', factId, value: 'Leeds' } }]
    case 'listRules':
      return [companyId]
    case 'addRule':
      return [companyId, { kind: 'tone', text: 'Plain words.' }]
    case 'deleteRule':
      return [companyId, ruleId]
    case 'decideResearchItem':
      return [secondCompanyId, { itemId, decision: 'edited', text: 'A cycle store' }]
    case 'forgetResearch':
      return [secondCompanyId, runId]
    case 'noteContact':
      return [{ id: contactId, text: 'A note' }]
    case 'noteVacancy':
      return [{ id: sessionId, text: 'A note' }]
    case 'setLaunchStatus':
      return [{ specificationId, status: 'launched', version: revision }]
    default:
      return null
  }
}
