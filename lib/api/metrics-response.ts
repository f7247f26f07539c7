import 'server-only'
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { AppError, notFound } from '@/lib/errors'
import { env } from '@/lib/server/env'
import { metrics } from '@/lib/server/metrics'
import { problemResponse } from './problem'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The numbers in Prometheus' text form, for who sends METRICS_TOKEN. Without that variable there is nothing at this address. */
export async function metricsResponse(authorization: string | null): Promise<Response> {
  if (!env.METRICS_TOKEN) return problemResponse(notFound(), randomUUID())
  if (!authorization || !timingSafeEqual(digest(authorization), digest(`Bearer ${env.METRICS_TOKEN}`))) {
    const refused = problemResponse(
      new AppError('unauthenticated', 'This address wants the token of METRICS_TOKEN.'),
      randomUUID(),
    )
    refused.headers.set('www-authenticate', 'Bearer')
    return refused
  }
  const { registry } = metrics
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
}
