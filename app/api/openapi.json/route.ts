import { buildOpenApiDocument } from '@/lib/api/openapi'

export const dynamic = 'force-static'

/** The API as an OpenAPI document, written once at build. */
export const GET = () => Response.json(buildOpenApiDocument())
