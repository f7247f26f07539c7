/** The first wording that no earlier reply used, else the last. */
export function pickUnsaid(wordings: readonly [string, ...string[]], replies: readonly string[]): string {
  return (
    wordings.find((wording) => !replies.some((reply) => reply.includes(wording))) ??
    wordings.at(-1) ??
    wordings[0]
  )
}
