import { expect, test } from 'vitest'
import { metricsResponse } from './metrics-response'

test('returns 404 for metrics without METRICS_TOKEN, whatever token is sent', async () => {
  for (const authorization of [null, 'Bearer ', 'Bearer undefined']) {
    const response = await metricsResponse(authorization)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('spanwright_')
  }
})
