import type { z } from 'zod'

/** A path of the product. Its address comes from APP_URL only. */
export type MailPath = `/${string}`

/** A paragraph, rows of details, or a link on a line of its own. */
export type MailBlock =
  | string
  | { details: [label: string, value: string][] }
  | { label: string; path: MailPath }

export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

/** Of a specification that was approved, for its company. Null once it has gone. */
export type AttachSpecification = (specificationId: string) => Promise<MailAttachment | null>

interface Template<Schema extends z.ZodType, Data> {
  /** What the outbox stores. Every version reads what earlier ones stored, so only add optional fields. */
  data: Schema
  subject: (data: Data) => string
  /**
   * `signInPath` signs the recipient in. A confidential message gets it when it is sent, and never otherwise. `isAttached` says whether
   * the file that it attaches could be made.
   */
  body: (data: Data, signInPath: MailPath | null, isAttached: boolean) => MailBlock[]
  /** The id of the specification whose file goes with it. The file is made when the message is sent. */
  attaches?: (data: Data) => string | undefined
  /** The id of the invitation that its link accepts when it signs the recipient in. */
  accepts?: (data: Data) => string | null
  /** Sent even to someone who has stopped emails, and without a link to stop them. */
  isNecessary: boolean
  /** Its text can sign someone in, so administrators never see it. */
  isConfidential?: true
}

/** Of any kind: only its own data fits. */
export type MailTemplate = Template<z.ZodType, never>

export const defineTemplate = <Schema extends z.ZodType>(template: Template<Schema, z.output<Schema>>) =>
  template
