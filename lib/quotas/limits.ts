const KIB = 1024
const MIB = 1024 * KIB

/** How much a visitor can have stored: far more than real use needs. docs/running.md says what happens at each limit. */
export const QUOTAS = {
  /** Registered in one browser. */
  companiesPerOwner: 50,
  /** Started by one browser, of all its companies. */
  vacanciesPerOwner: 200,
  /** Of the hiring manager. */
  messagesPerSession: 400,
  /** Of the same messages: a turn reads them all. */
  messageBytesPerSession: 500_000,
  /** From candidates; with their CVs, 500 MB (lib/vacancy/interests/options.ts). */
  interestsPerVacancy: 1000,
  /** Of text, as the database stores it (compressed, without indexes). */
  bytesPerCompany: 50 * MIB,
  /** Reserved by the calls of one IP address, or of one IPv6 network (/64). */
  bytesPerAddressAndDay: 500 * MIB,
} as const
export type Quota = keyof typeof QUOTAS

/** Reserved before something is stored, besides four times its text. */
export const RESERVED_BYTES = {
  text: 8 * KIB,
  /** A message with as many facts as one may have, each of them as long as it may be, what they replaced, and its answer. */
  turn: 512 * KIB,
  specification: 256 * KIB,
  /** The pages of a website, or a document, and what was found there. */
  reading: 1536 * KIB,
} as const
export type StoredKind = keyof typeof RESERVED_BYTES
