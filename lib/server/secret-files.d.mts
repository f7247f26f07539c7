export const SECRET_VARIABLES: readonly string[]
export function loadSecretFiles(env: NodeJS.ProcessEnv): void
