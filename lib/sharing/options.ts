export const SHARE_ROLES = [
  { key: 'view', label: 'Read', note: 'Can read what candidates will.' },
  { key: 'comment', label: 'Comment', note: 'Can also comment on lines and suggest other wording.' },
  { key: 'approve', label: 'Approve', note: 'Can also approve or decline this version.' },
] as const
export type ShareRole = (typeof SHARE_ROLES)[number]['key']
export const SHARE_ROLE_KEYS = SHARE_ROLES.map(({ key }) => key) as [ShareRole, ...ShareRole[]]

export const canComment = (role: ShareRole) => role !== 'view'

export const COMMENT_KINDS = ['comment', 'suggestion'] as const
export type CommentKind = (typeof COMMENT_KINDS)[number]
export const COMMENT_STATES = ['open', 'resolved', 'accepted', 'dismissed'] as const
export type CommentState = (typeof COMMENT_STATES)[number]
/** What an editor can do with a comment; only suggestions can be accepted or dismissed. */
export const SETTLED_STATES = ['resolved', 'accepted', 'dismissed'] as const

export const COMMENT_MAX_CHARS = 2000
export const READER_NAME_MAX = 200
