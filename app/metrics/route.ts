import { metricsResponse } from '@/lib/api/metrics-response'

export const GET = (request: Request) => metricsResponse(request.headers)
