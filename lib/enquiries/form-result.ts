import 'server-only'
import { requestState } from '@/lib/server/http/request-state'
import type { EnquiryState } from './schema'

export function saveFormResult(result: EnquiryState): void {
  const state = requestState()
  if (!state) throw new Error('the request did not pass lib/server/http/pipeline.ts')
  state.formResult = result
}

/** What `saveFormResult` was given in this request. Undefined if no form was posted. */
export const readFormResult = () => requestState()?.formResult as EnquiryState | undefined
