import { expect, it } from 'vitest'
import { JOB_KINDS, type JobKind, kindsOfJob } from './job-kinds'

it.each<[string, readonly JobKind[]]>([
  ['Electrical Design Engineer', ['design']],
  ['Electrical Maintenance Engineer', ['maintain']],
  ['Control Systems Engineer', ['design', 'install']],
  ['Lead Electrical Engineer', ['design', 'lead']],
  ['Lighthouse Keeper', JOB_KINDS],
])('says what a %s mainly does', (title, kinds) => {
  expect([...kindsOfJob(title)].sort()).toEqual([...kinds].sort())
})
