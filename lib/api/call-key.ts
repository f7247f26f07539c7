import type { CallKey } from './contract'
import type { Method } from './contract/entry'

/** As in `POST` and `/api/ai/chat`. */
export function splitCallKey(key: CallKey): { method: Method; path: string } {
  const [method, path] = key.split(' ') as [Method, string]
  return { method, path }
}
