import { ERROR_STATUS } from '@/lib/errors'
import { CONTRACT, type ContractEntry, type RouteName } from './contract'
import { EXAMPLES } from './examples'
import { jsonSchemaOf, limitsOf, PARTS, problemsOf } from './openapi'
import { shapeOf } from './shape'

/** One call, as people read it. */
export interface CallReference {
  name: string
  method: string
  path: string
  summary: string
  access: string
  limits: string[]
  /** What the query may hold. */
  query: string | null
  body: string | null
  example: string | null
  answer: string
  status: number
  problems: { status: number; title: string }[]
}

/** The calls of one part of the API. */
export interface PartReference {
  title: string
  calls: CallReference[]
}

const ACCESS = {
  public: 'Everybody',
  owner: 'The browser that registered the company',
  admin: 'A signed-in administrator',
} as const

/** All calls by part. */
export const apiReference = (): PartReference[] =>
  Object.entries(PARTS).map(([title, routes]) => ({
    title,
    calls: Object.values(routes).map(({ name, method, path }) => ({ method, path, ...describe(name) })),
  }))

function describe(name: RouteName): Omit<CallReference, 'method' | 'path'> {
  const entry: ContractEntry = CONTRACT[name]
  const { upload, form, body, query, response, fileType, streams } = entry
  const given = body ? shapeOf(jsonSchemaOf(body, 'input')) : null
  const file = upload && `A file of ${upload.types.join(', ')}, up to ${upload.max / 1024 / 1024} MB`
  return {
    name,
    summary: entry.summary,
    access: ACCESS[entry.access],
    limits: limitsOf(entry),
    query: query ? shapeOf(jsonSchemaOf(query, 'input')) : null,
    body: file ?? (form ? `${given}\n\nor multipart/form-data with the file in "file"` : given),
    example: EXAMPLES[name] ? JSON.stringify(EXAMPLES[name], null, 2) : null,
    answer:
      fileType ?? shapeOf(jsonSchemaOf(response, 'output')) + (streams ? '\n\nor text/event-stream' : ''),
    status: entry.status ?? 200,
    problems: problemsOf(name).map((code) => ERROR_STATUS[code]),
  }
}
