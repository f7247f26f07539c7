import { expect, test } from 'vitest'
import { metricsResponse } from './metrics-response'

test('returns 404 for metrics without METRICS_TOKEN, whatever token is sent', async () => {
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }]) {
    const response = await metricsResponse(new Headers(headers as Record<string, string>))
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('spanwright_')
  }
})
