/** The vacancy whose summary was asked for on the consultation's screen. It is written as soon as the summary opens, once. */
let requestedVacancy: string | null = null

export function requestGeneration(vacancyId: string | null): void {
  requestedVacancy = vacancyId
}

export function takeGenerationRequest(vacancyId: string | null): boolean {
  const isRequested = vacancyId !== null && requestedVacancy === vacancyId
  requestedVacancy = null
  return isRequested
}
