import { ERROR_STATUS, type ErrorCode } from '@/lib/errors'
import { splitCallKey } from './call-key'
import { CALL_GROUPS, type CallKey, entryOf } from './contract'
import { curlOf } from './curl'
import { formatSchema } from './format-schema'
import { toJsonSchema } from './json-schema'
import { describeLimits, operationIdOf, problemsOf } from './openapi'

export interface CallReference {
  /** Its anchor on the page. */
  id: string
  method: string
  path: string
  summary: string
  access: string
  limits: string[]
  query: string | null
  body: string | null
  curl: string
  response: string | null
  status: number
  /** Besides those of every call. */
  problems: { status: number; title: string }[]
}

/** Said once for all calls. Which of them a call can give follows from its access, limits and body. */
const COMMON: readonly ErrorCode[] = [
  'malformed',
  'unauthenticated',
  'forbidden',
  'payloadTooLarge',
  'unsupportedMedia',
  'rateLimited',
  'internal',
  'unavailable',
]
export const COMMON_PROBLEMS = COMMON.map((code) => ERROR_STATUS[code])

export interface GroupReference {
  title: string
  calls: CallReference[]
}

const ACCESS = {
  public: 'Public',
  owner: 'The browser that registered the company, or a person signed in',
  person: 'A person signed in',
  admin: 'A signed-in administrator',
} as const

export const buildApiReference = (): GroupReference[] =>
  Object.entries(CALL_GROUPS).map(([title, calls]) => ({
    title,
    calls: (Object.keys(calls) as CallKey[]).map(describeCall),
  }))

function describeCall(key: CallKey): CallReference {
  const entry = entryOf(key)
  const { upload, form, body, query, response, fileType, streams, status = 200 } = entry
  const { method, path } = splitCallKey(key)
  const json = body ? formatSchema(toJsonSchema(body, 'input')) : null
  const file = upload && `A file of ${upload.types.join(', ')}, up to ${upload.max / 1024 / 1024} MB`
  return {
    id: operationIdOf(key),
    method,
    path,
    summary: entry.summary,
    access: ACCESS[entry.access],
    limits: describeLimits(key),
    query: query ? formatSchema(toJsonSchema(query, 'input')) : null,
    body: file ?? (form ? `${json}\n\nor multipart/form-data with the file in "file"` : json),
    curl: curlOf(method, path, entry),
    response:
      status === 204
        ? null
        : fileType !== undefined
          ? [fileType].flat().join('\nor ')
          : formatSchema(toJsonSchema(response, 'output')) + (streams ? '\n\nor text/event-stream' : ''),
    status,
    problems: problemsOf(key)
      .filter((code) => !COMMON.includes(code))
      .map((code) => ERROR_STATUS[code]),
  }
}
