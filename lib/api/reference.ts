import { ERROR_STATUS } from '@/lib/errors'
import { CONTRACT, type ContractEntry, type RouteName } from './contract'
import { EXAMPLES } from './examples'
import { formatSchema } from './format-schema'
import { describeLimits, problemsOf, ROUTE_GROUPS, toJsonSchema } from './openapi'

export interface CallReference {
  name: string
  method: string
  path: string
  summary: string
  access: string
  limits: string[]
  query: string | null
  body: string | null
  example: string | null
  response: string
  status: number
  problems: { status: number; title: string }[]
}

export interface GroupReference {
  title: string
  calls: CallReference[]
}

const ACCESS = {
  public: 'Public',
  owner: 'The browser that registered the company',
  admin: 'A signed-in administrator',
} as const

export const buildApiReference = (): GroupReference[] =>
  Object.entries(ROUTE_GROUPS).map(([title, routes]) => ({
    title,
    calls: Object.values(routes).map(({ name, method, path }) => ({ method, path, ...describeCall(name) })),
  }))

function describeCall(name: RouteName): Omit<CallReference, 'method' | 'path'> {
  const entry: ContractEntry = CONTRACT[name]
  const { upload, form, body, query, response, fileType, streams } = entry
  const json = body ? formatSchema(toJsonSchema(body, 'input')) : null
  const file = upload && `A file of ${upload.types.join(', ')}, up to ${upload.max / 1024 / 1024} MB`
  return {
    name,
    summary: entry.summary,
    access: ACCESS[entry.access],
    limits: describeLimits(name),
    query: query ? formatSchema(toJsonSchema(query, 'input')) : null,
    body: file ?? (form ? `${json}\n\nor multipart/form-data with the file in "file"` : json),
    example: EXAMPLES[name] ? JSON.stringify(EXAMPLES[name], null, 2) : null,
    response:
      fileType ??
      formatSchema(toJsonSchema(response, 'output')) + (streams ? '\n\nor text/event-stream' : ''),
    status: entry.status ?? 200,
    problems: problemsOf(name).map((code) => ERROR_STATUS[code]),
  }
}
