import { expect, it } from 'vitest'
import type { CompanyRole } from '@/lib/content/company-roles'
import { canDo, type Need } from './roles'

const NEEDS: Need[] = ['viewer', 'editor', 'owner', 'approve']

it.each<[CompanyRole, boolean, Need[]]>([
  ['viewer', false, ['viewer']],
  ['viewer', true, ['viewer', 'approve']],
  ['editor', false, ['viewer', 'editor']],
  ['editor', true, ['viewer', 'editor', 'approve']],
  ['owner', false, ['viewer', 'editor', 'owner', 'approve']],
])('%s, approve granted: %s, can do %j', (role, canApprove, expected) => {
  expect(NEEDS.filter((need) => canDo({ role, canApprove }, need))).toEqual(expected)
})
