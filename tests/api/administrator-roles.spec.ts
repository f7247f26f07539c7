import { splitCallKey } from '@/lib/api/call-key'
import { CALL_KEYS, type CallKey, entryOf } from '@/lib/api/contract'
import { ADMINISTRATOR_ROLE_KEYS, type AdministratorRole, isAtLeast } from '@/lib/content/administrator-roles'
import { inputOf } from './support/cases'
import { expect, test } from './support/fixtures'
import { expectProblem } from './support/problem'

/** Last, as it ends the session. */
const SIGN_OUT = 'POST /api/admin/sign-out' as const satisfies CallKey
const CALLS = CALL_KEYS.filter((key) => entryOf(key).access === 'admin' && key !== SIGN_OUT)
/** They read, or only concern whoever calls. */
const OPEN_TO_READERS: CallKey[] = [
  SIGN_OUT,
  'PUT /api/admin/password',
  'POST /api/admin/personal-data/search',
  'POST /api/admin/saved-views',
  'PUT /api/admin/saved-views/{id}',
  'DELETE /api/admin/saved-views/{id}',
]
const ONLY_OWNERS: CallKey[] = [
  'POST /api/admin/administrators',
  'PUT /api/admin/administrators/{id}/role',
  'PUT /api/admin/administrators/{id}/access',
  'POST /api/admin/personal-data/erase',
]

function needOf(key: CallKey): AdministratorRole {
  if (ONLY_OWNERS.includes(key)) return 'owner'
  const isRead = splitCallKey(key).method === 'GET' || OPEN_TO_READERS.includes(key)
  return isRead ? 'reader' : 'consultant'
}

// A server of its own, because its calls leave records behind.
test.use({ appEnv: { LOG_LEVEL: 'error' } })

test('every call of the admin centre refuses exactly the roles that are too low', async ({
  owner: admin,
  newVisitor,
}) => {
  const actual: Record<string, boolean> = {}
  const expected: Record<string, boolean> = {}
  for (const role of ADMINISTRATOR_ROLE_KEYS) {
    const username = `${role} ${crypto.randomUUID()}`
    const { password } = await admin.read('POST /api/admin/administrators', { body: { username, role } })
    const visitor = await newVisitor()
    const { token } = await visitor.read('POST /api/admin/login', { body: { username, password } })
    const headers = { authorization: `Bearer ${token}` }
    for (const key of [...CALLS, SIGN_OUT] as CallKey[]) {
      const isRefused = !isAtLeast(role, needOf(key))
      // That the higher roles can do the same is tested in lib/content/administrator-roles.test.ts.
      if (!isRefused && role !== needOf(key)) continue
      // A refused call reads nothing of what it is sent.
      const input = isRefused ? inputOf(key, admin.owned) : await admin.prepare(key, admin.owned)
      const response = await visitor.call(key, { ...input, headers })
      if (response.status() === 403) await expectProblem(response, 403)
      else expect([401, 500], `${role}: ${key}`).not.toContain(response.status())
      actual[`${role}: ${key}`] = response.status() === 403
      expected[`${role}: ${key}`] = isRefused
    }
  }
  expect(actual).toEqual(expected)
})
