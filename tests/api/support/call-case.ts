import type { Owned, ReadCall } from './owned'

export interface CallCase {
  /** Makes what a valid call needs and may use up. */
  prepare?: (read: ReadCall, owned: Owned) => Promise<Partial<Owned>>
  params?: (owned: Owned) => Record<string, string>
  body?: (owned: Owned) => Record<string, unknown>
  query?: Record<string, string>
  /** For file responses: the start of the file name and of the first line. By default a CSV named after today. */
  file?: { name: string; head: string; type?: string }
  status: number
  /** Expected values in the response by path; PRESENT accepts any value. */
  reads: Record<string, unknown>
  optional?: string[]
  /** In the body: null is a value. */
  nullable?: string[]
  /** In the body, of records that the company owns. */
  ids?: string[]
}
