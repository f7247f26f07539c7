/** Replaces `me` with the name of the administrator who asks. */
export function resolveAssignee<Query extends { assignee?: string | undefined }>(
  query: Query,
  { username }: { username: string },
): Query {
  return query.assignee === 'me' ? { ...query, assignee: `@${username}` } : query
}
