import 'server-only'
import { z } from 'zod'

const problemSchema = z.object({
  status: z.number(),
  errors: z.array(z.object({ field: z.string() })).optional(),
})

/** A browser that sent a form without script. */
const wantsPage = (request: Request) => /\btext\/html\b/.test(request.headers.get('accept') ?? '')

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Answers a browser's own form with a redirect to a page, and anything else as `handler` does. `toPath` is given what went wrong: fields, or
 * the status of an error without any; an empty list means success.
 */
export const answerWithPage =
  <Context>(
    handler: Handler<Context>,
    toPath: (context: Context, problems: string[]) => Promise<string>,
  ): Handler<Context> =>
  async (request, context) => {
    const response = await handler(request, context)
    if (!wantsPage(request)) return response
    const problem = response.ok ? null : problemSchema.parse(await response.json())
    const fields = [...new Set((problem?.errors ?? []).map(({ field }) => field))]
    const problems = problem && fields.length === 0 ? [String(problem.status)] : fields
    const location = await toPath(context, problems)
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
