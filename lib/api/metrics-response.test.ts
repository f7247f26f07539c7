import { expect, test } from 'vitest'
import { metricsResponse } from './metrics-response'

test('without METRICS_TOKEN there is nothing at the address, whatever is sent', async () => {
  for (const sent of [null, 'Bearer ', 'Bearer undefined']) {
    const response = await metricsResponse(sent)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('spanwright_')
  }
})
