import { expect } from '@playwright/test'
import type { CallCase } from './call-case'
import { registerThird } from './owned'

const text = expect.any(String)
const id = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const PRESENT = undefined

export const VACANCY_CASES = {
  'GET /api/vacancies': {
    status: 200,
    reads: {
      'vacancies[0].id': id,
      'vacancies[0].title': PRESENT,
      'vacancies[0].companyId': id,
      'vacancies[0].state': text,
      'vacancies[0].nextStep': text,
      'vacancies[0].specificationId': PRESENT,
      'vacancies[0].url': expect.stringMatching(/^\/[a-z]/),
      'vacancies[0].updatedAt': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  },
  'POST /api/vacancies': {
    // A company of its own: later cases mean the current vacancy of the other two.
    prepare: registerThird,
    body: ({ companyId, secondVacancyId }) => ({
      companyId,
      jobTitle: 'Bridge inspector',
      fromVacancyId: secondVacancyId,
    }),
    status: 201,
    reads: {
      'vacancy.id': id,
      'vacancy.title': 'Bridge inspector',
      'vacancy.companyId': id,
      'vacancy.current': true,
      'vacancy.state': 'talking',
      'vacancy.nextStep': 'describeCompany',
      'vacancy.specificationId': null,
      'vacancy.url': expect.stringMatching(/^\/about\?vacancy=/),
    },
    // One of the two is needed: vacancies.spec.ts.
    optional: ['jobTitle', 'fromVacancyId'],
    ids: ['companyId', 'fromVacancyId'],
  },
  'GET /api/vacancies/{id}': {
    params: ({ sessionId }) => ({ id: sessionId }),
    status: 200,
    reads: {
      'vacancy.id': id,
      'vacancy.state': text,
      role: 'owner',
      'events[0].kind': text,
      'events[0].at': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  },
  'PUT /api/vacancies/{id}/archived': {
    params: ({ secondVacancyId }) => ({ id: secondVacancyId }),
    body: () => ({ archived: false }),
    status: 200,
    reads: { 'vacancy.id': id, 'vacancy.state': text },
  },
} as const satisfies Record<string, CallCase>
