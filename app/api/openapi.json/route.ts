import { buildOpenApiDocument } from '@/lib/api/openapi'

export const dynamic = 'force-static'

export const GET = () => Response.json(buildOpenApiDocument())
