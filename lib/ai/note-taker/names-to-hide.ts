import certificates from '@/lib/ai/note-taker/lexicon/certificates.json'
import tools from '@/lib/ai/note-taker/lexicon/tools.json'
import { listSecretNames } from '@/lib/specification/secret-names'
import type { SpecificationInput } from '@/lib/specification/writer-types'

const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const CERTIFICATES = certificates.names.map((name) => `${bareWords(name)} `)
const TOOLS = new Set(tools.names)

/** "F-Gas Cat" of "F-Gas Cat 1". */
const isCertificate = (name: string): boolean =>
  CERTIFICATES.some((certificate) => certificate.startsWith(`${bareWords(name)} `))

/** Names that the manager asked to leave out; certificates and tools are none. */
export const listNamesToHide = ({
  messages,
  asked,
}: Pick<SpecificationInput, 'messages' | 'asked'>): string[] =>
  listSecretNames({ messages, asked, terms: { isCertificate, isTool: (name) => TOOLS.has(name) } })
