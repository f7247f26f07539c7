import { readFileSync } from 'node:fs'

/** Each can also be given as a file: NAME_FILE instead of NAME. */
export const SECRET_VARIABLES = [
  'ADMIN_PASSWORD',
  'APP_SECRET',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'OPENAI_API_KEY',
  'SMTP_URL',
]

/**
 * Replaces NAME_FILE by NAME with the file's content, without the line break at its end, so a second call changes nothing. Throws an
 * error for the operator if a file is empty or cannot be read, or if both variables are set.
 * @param {NodeJS.ProcessEnv} env
 */
export function loadSecretFiles(env) {
  for (const name of SECRET_VARIABLES) {
    const file = env[`${name}_FILE`]
    if (!file) continue
    if (env[name]) throw new Error(`${name} and ${name}_FILE are both set. Set one of them.`)
    env[name] = readSecret(name, file)
    delete env[`${name}_FILE`]
  }
}

function readSecret(name, file) {
  const secret = tryRead(name, file).replace(/\r?\n$/, '')
  if (secret.trim()) return secret
  throw new Error(`The file ${file} of ${name}_FILE is empty. Write the value of ${name} into it.`)
}

function tryRead(name, file) {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8')
  } catch (error) {
    const advice =
      error.code === 'EISDIR'
        ? 'It is a folder, which Docker creates when the file is missing. Put a file in its place.'
        : 'Create it, or give it to the user that runs Spanwright.'
    throw new Error(`The file ${file} of ${name}_FILE cannot be read (${error.code}). ${advice}`)
  }
}
