import 'server-only'
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { consumeRateLimit } from '@/lib/auth/rate-limiter'
import { AppError, notFound } from '@/lib/errors'
import { env } from '@/lib/server/env'
import { clientAddress } from '@/lib/server/http/client-address'
import { metrics } from '@/lib/server/metrics'
import { problemResponse } from './problem'
import { METRICS_RATE } from './rate-limits'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Prometheus format. Requires METRICS_TOKEN as bearer token; 404 if that variable is not set. */
export async function metricsResponse(headers: Headers): Promise<Response> {
  if (!env.METRICS_TOKEN) return problemResponse(notFound(), randomUUID())
  try {
    await consumeRateLimit('metrics', METRICS_RATE, clientAddress(headers))
  } catch (error) {
    return problemResponse(error, randomUUID())
  }
  const [, token = ''] = /^bearer +(.+)$/i.exec(headers.get('authorization') ?? '') ?? []
  if (!timingSafeEqual(digest(token), digest(env.METRICS_TOKEN))) {
    const response = problemResponse(
      new AppError('unauthenticated', 'Send METRICS_TOKEN as a bearer token.'),
      randomUUID(),
    )
    response.headers.set('www-authenticate', 'Bearer')
    return response
  }
  const { registry } = metrics
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
}
