import { metricsResponse } from '@/lib/http/metrics-response'

export const GET = (request: Request) => metricsResponse(request.headers.get('authorization'))
