/** An answer whose text is known: unlike a Response it can be sent without a stream. */
export interface TextAnswer {
  status: number
  headers: Map<string, string>
  body: string | null
}

export type Answer = TextAnswer | Response

export const toResponse = (answer: Answer): Response =>
  answer instanceof Response
    ? answer
    : new Response(answer.body, { status: answer.status, headers: [...answer.headers] })
