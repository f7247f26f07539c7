import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError, ERROR_STATUS, type ErrorCode, notFound } from '@/lib/errors'
import { problemResponse, toInvalidInput } from './problem'

const ID = '0190f3a0-0000-7000-8000-000000000000'
const CODES = Object.keys(ERROR_STATUS) as ErrorCode[]

async function problemOf(error: unknown) {
  const response = problemResponse(error, ID)
  return { response, problem: await response.json() }
}

describe('problemResponse', () => {
  it.each(CODES)('builds a complete problem document for %s', async (code) => {
    const { response, problem } = await problemOf(new AppError(code, 'A sentence.'))
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toBe(ID)
    expect(response.status).toBe(ERROR_STATUS[code].status)
    expect(problem).toEqual({
      type: expect.stringMatching(/^\/problems\/[a-z]+(-[a-z]+)*$/),
      title: ERROR_STATUS[code].title,
      status: ERROR_STATUS[code].status,
      detail: 'A sentence.',
    })
  })

  it('lists field errors and sets Retry-After', async () => {
    const fields = [{ field: 'email', message: 'Invalid email address' }]
    const { response, problem } = await problemOf(
      new AppError('rateLimited', 'Later.', { fields, retryAfter: 7 }),
    )
    expect(problem.errors).toEqual(fields)
    expect(response.headers.get('retry-after')).toBe('7')
  })

  it('names the values that an enumeration allows', () => {
    const schema = z.object({
      kind: z.enum(['a', 'b']),
      tags: z.array(z.enum(['x'])),
      size: z.enum(['s', 'm'], 'Please select a size'),
      change: z.discriminatedUnion('by', [
        z.object({ by: z.literal('hand') }),
        z.object({ by: z.literal('rule') }),
      ]),
    })
    const wrong = { kind: 'c', tags: ['y'], size: 'xl', change: { by: 'chance' } }
    expect(toInvalidInput(schema.safeParse(wrong).error as z.ZodError).fields).toEqual([
      { field: 'kind', message: 'Invalid input. Allowed: a, b.', allowed: ['a', 'b'] },
      { field: 'tags.0', message: 'Invalid input. Allowed: x.', allowed: ['x'] },
      { field: 'size', message: 'Please select a size', allowed: ['s', 'm'] },
      { field: 'change.by', message: 'Invalid input. Allowed: hand, rule.', allowed: ['hand', 'rule'] },
    ])
  })

  it('takes field errors from the schema, the first one as the detail', async () => {
    const schema = z.object({
      name: z.string('Give a name'),
      list: z.array(z.object({ on: z.boolean('Yes or no') })),
    })
    const error = toInvalidInput(z.safeParse(schema, { list: [{ on: 1 }] }).error as z.ZodError)
    const { problem } = await problemOf(error)
    expect(problem).toMatchObject({
      status: 422,
      detail: 'Give a name',
      errors: [
        { field: 'name', message: 'Give a name' },
        { field: 'list.0.on', message: 'Yes or no' },
      ],
    })
  })

  it('lists at most 100 field errors', async () => {
    const schema = z.object({ list: z.array(z.enum(['a', 'b'])) })
    const error = schema.safeParse({ list: Array(2000).fill('c') }).error as z.ZodError
    expect(error.issues).toHaveLength(2000)
    const { problem } = await problemOf(error)
    expect(problem.errors).toHaveLength(100)
    expect(problem.errors[0].field).toBe('list.0')
  })

  it.each([
    ['not found', { code: 'P2025' }, 404],
    ['a unique violation', { code: 'P2002' }, 409],
    ['a deadlock', { code: 'P2034' }, 409],
    ['a deadlock in a plain query', { code: '40P01' }, 409],
    ['no connection', { code: 'ECONNREFUSED' }, 503],
    ['no connection in Prisma', { code: 'P1001' }, 503],
    ['a server shutting down', { code: '57P01' }, 503],
    ['a full disk', { code: '53100' }, 503],
    [
      'a full disk wrapped by Prisma',
      { code: 'P2039', meta: { driverAdapterError: { cause: { originalCode: '53100' } } } },
      503,
    ],
    [
      'a server shutting down during a raw query',
      { code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '57P01' } } } },
      503,
    ],
    [
      'a connection lost during a raw query',
      { code: 'P2010', meta: { driverAdapterError: { cause: { kind: 'ConnectionClosed' } } } },
      503,
    ],
    [
      'no connection for a raw query',
      { code: 'P2010', meta: { driverAdapterError: { cause: { kind: 'DatabaseNotReachable' } } } },
      503,
    ],
    ['a statement stopped at its time limit', { code: '57014' }, 503],
    [
      'a statement of Prisma stopped at its time limit',
      { code: 'P2039', meta: { driverAdapterError: { cause: { originalCode: '57014' } } } },
      503,
    ],
    ['a lock that is not released', { code: '55P03' }, 503],
    ['a read-only server', { code: '25006' }, 503],
    ['a missing table', { code: '42P01' }, 503],
    ['a missing table, as Prisma reports it', { code: 'P2021' }, 503],
    ['a rejected database password', { code: '28P01' }, 503],
    ['a damaged table', { code: 'XX001' }, 503],
    ['an aborted embedded database', new WebAssembly.RuntimeError('Aborted()'), 503],
    ['a pool timeout', new Error('timeout exceeded when trying to connect'), 503],
    ['a lost connection', new Error('Connection terminated unexpectedly'), 503],
    [
      'a client with a broken connection',
      new Error('Client has encountered a connection error and is not queryable'),
      503,
    ],
    ['a value too long', { code: 'P2000' }, 500],
    ['anything else', new Error('relation "companies" does not exist: SELECT secret'), 500],
    ['a thrown text', 'boom', 500],
    ['nothing', undefined, 500],
  ])('translates the error %s into its status without leaking details', async (_, error, status) => {
    const { response, problem } = await problemOf(error)
    expect(response.status).toBe(status)
    expect(problem.status).toBe(status)
    expect(JSON.stringify(problem)).not.toMatch(/prisma|select|relation|P\d{4}|stack|boom|ECONN/i)
  })

  it('sets Retry-After when the database is unreachable', async () => {
    const { response } = await problemOf({ code: 'ECONNREFUSED' })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('says that a statement took too long and when to try again', async () => {
    const { response, problem } = await problemOf({ code: '57014' })
    expect(problem.detail).toBe(
      'This took too long, so we stopped it. Anything you saved is safe. Please try again in a moment.',
    )
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('never reveals the cause of an error', async () => {
    const { problem } = await problemOf(
      new AppError('internal', 'A sentence.', { cause: new Error('secret') }),
    )
    expect(JSON.stringify(problem)).not.toContain('secret')
    const [first, second] = [await problemOf(notFound()), await problemOf({ code: 'P2025' })]
    expect(first.problem).toEqual(second.problem)
  })
})
