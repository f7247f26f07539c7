import { BODY_MAX_BYTES } from '@/lib/api/contract/entry'
import { CASES, inputOf } from './support/cases'
import { checkEach, checkInTurn, inTurns, withCases } from './support/check-each'
import { expect, test } from './support/fixtures'
import { expectProblem, messagesOf } from './support/problem'
import {
  NO_JSON,
  NO_OBJECTS,
  refusedByField,
  refusedTypesOf,
  WITH_BODY,
  withField,
  withUnknownKeys,
} from './support/wrong-bodies'

/*
 * That every call reads its body with `readBody`, and answers for it. lib/api/read-body.test.ts gives that function each of these bodies,
 * for every field of every call.
 */

test('a field that is missing, of another type, or cannot be stored is rejected', async ({ owner }) => {
  const fields = withCases(WITH_BODY, refusedByField)
  const cases = fields.map(([key, [field, values]], index) => ({
    key,
    field,
    value: values[index % values.length],
  }))
  await checkEach(cases, async ({ key, field, value }) => {
    const response = await owner.call(key, withField(key, owner.owned, field, value))
    expect(await messagesOf(response, field)).not.toEqual([])
  })
})

test('JSON that is no object is rejected', async ({ owner }) => {
  await checkEach(inTurns(WITH_BODY, NO_OBJECTS), async ([key, body]) => {
    const { params } = inputOf(key, owner.owned)
    const { errors } = await expectProblem(await owner.call(key, { params, body }), 422)
    expect(errors.length).toBeGreaterThan(0)
  })
})

test('a body that is no JSON is rejected', async ({ owner }) => {
  await checkEach(inTurns(WITH_BODY, NO_JSON), async ([key, body]) => {
    const { params } = inputOf(key, owner.owned)
    await expectProblem(await owner.call(key, { params, body }), 400)
  })
})

test('other content types are rejected', async ({ owner }) => {
  const types = WITH_BODY.map((key, index) => [key, refusedTypesOf(key).at(index % 3)] as const)
  await checkEach(types, async ([key, type = '']) => {
    const input = inputOf(key, owner.owned)
    await expectProblem(await owner.call(key, { ...input, headers: { 'content-type': type } }), 415)
  })
})

test('a body over the size limit is rejected', async ({ owner }) => {
  await checkEach(WITH_BODY, async (key) => {
    const { params, body } = inputOf(key, owner.owned)
    const huge = { ...body, more: 'a'.repeat(1024 * 1024) }
    await expectProblem(await owner.call(key, { params, body: huge }), 413)
  })
})

test('a body up to the size limit is accepted, and its unknown keys are ignored', async ({ owner }) => {
  const simple = WITH_BODY.filter((key) => !CASES[key].prepare)
  expect(simple.length).toBeGreaterThan(20)
  await checkInTurn(simple, async (key) => {
    const { params, body } = inputOf(key, owner.owned)
    const fitting = withUnknownKeys(body ?? {}, BODY_MAX_BYTES)
    const response = await owner.call(key, { params, body: fitting })
    expect(response.status(), await response.text()).toBe(CASES[key].status)
  })
})
