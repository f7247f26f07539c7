import { expect, it } from 'vitest'
import { schema } from './start-vacancy-calls'

const messagesFor = (jobTitle: string) =>
  schema
    .safeParse({ companyId: 'c', jobTitle, from: 'scratch', fromVacancyId: '', advert: '' })
    .error?.issues.map(({ message }) => message)

it('asks for a missing job title, and mentions a length only for one that’s too short', () => {
  expect(messagesFor(' ')).toEqual(['Enter the job title'])
  expect(messagesFor('A')).toEqual(['Job title must be at least 2 characters'])
  expect(messagesFor('Welder')).toBeUndefined()
})
