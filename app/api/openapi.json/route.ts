import { buildOpenApiDocument } from '@/lib/api/openapi'

export const dynamic = 'force-static'

/** The OpenAPI document, generated at build time. */
export const GET = () => Response.json(buildOpenApiDocument())
