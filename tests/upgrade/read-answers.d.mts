export interface MadeCompany {
  /** The cookie of the browser that owns it. */
  owner: string
  companyId: string
  /** As in `STATES` of companies.mjs. */
  state: string
  specificationIds: string[]
}

/** Answers by name, as JSON. */
export type Answers = Record<string, unknown>

/** `body` is sent as JSON. Throws on any answer that is not a success. */
export declare function call(
  origin: string,
  path: string,
  headers?: Record<string, string>,
  options?: { method?: string; body?: unknown },
): Promise<{ json: ReturnType<typeof JSON.parse>; cookie: string | undefined }>

/** `token` is an administrator's. */
export declare function readAnswers(
  origin: string,
  companies: readonly MadeCompany[],
  token: string,
): Promise<{ owners: Answers[]; admin: Answers }>
