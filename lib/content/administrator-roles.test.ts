import { expect, it } from 'vitest'
import { ADMINISTRATOR_ROLE_KEYS, type AdministratorRole, isAtLeast } from './administrator-roles'

it.each<[AdministratorRole, AdministratorRole[]]>([
  ['reader', ['reader']],
  ['consultant', ['consultant', 'reader']],
  ['owner', ['owner', 'consultant', 'reader']],
])('a %s can do what is open to %j', (role, expected) => {
  expect(ADMINISTRATOR_ROLE_KEYS.filter((needed) => isAtLeast(role, needed))).toEqual(expected)
})
