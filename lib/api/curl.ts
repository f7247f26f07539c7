import type { ContractEntry } from './contract/entry'

/** Single quotes end a quoted word of a shell, so each becomes an escaped one outside. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** Both keep what the server sets, so that a registration is followed by calls of the same company. */
const COOKIES = '-b cookies.txt -c cookies.txt'

/** The call as a command of a POSIX shell, in which SITE is the address of the site. */
export function curlOf(
  method: string,
  path: string,
  { access, body, example, upload, fileType }: ContractEntry,
): string {
  const data = upload
    ? [`-H 'Content-Type: ${upload.types[0]}'`, '--data-binary @file']
    : body
      ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example ?? {}))}`]
      : []
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$SITE${path}"`,
    ...(access === 'public' && method === 'GET' ? [] : [COOKIES]),
    ...data,
    ...(fileType ? ['-OJ'] : []),
  ]
  return parts.join(' \\\n  ')
}
