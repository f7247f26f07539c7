import { expect, it } from 'vitest'
import { schema } from './start-vacancy-calls'

const messagesFor = (jobTitle: string) =>
  schema
    .safeParse({ companyId: 'c', jobTitle, from: 'scratch', fromVacancyId: '', advert: '' })
    .error?.issues.map(({ message }) => message)

it('asks for the job title where there is none, and names a length only where there is too little', () => {
  expect(messagesFor(' ')).toEqual(['Enter the job title'])
  expect(messagesFor('A')).toEqual(['Job title must be at least 2 characters'])
  expect(messagesFor('Welder')).toBeUndefined()
})
