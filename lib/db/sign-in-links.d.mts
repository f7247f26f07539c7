import type { Query } from './retention.mjs'

export declare function createSignInLink(
  query: Query,
  email: string,
  invitationId?: string | null,
): Promise<string>
export declare function leaveSignInLink(databaseFolder: string, email: string): string
export declare function importSignInLink(
  query: Query,
  databaseFolder: string,
  tokenHash: string,
): Promise<void>
