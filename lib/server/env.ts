import 'server-only'
import { hkdfSync } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { parseMailFrom, SMTP_URL_MESSAGE } from './mail-variables'
import { loadSecretFiles } from './secret-files.mjs'

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional()

/** "adzuna=<token>,indeed=<token>": a feed without a token is switched off. */
const feedTokens = z
  .string()
  .default('')
  .transform((value, context) => {
    const tokens: Record<string, string> = {}
    for (const part of value.split(/[\s,]+/).filter(Boolean)) {
      const [, feed, token] = /^(find-a-job|adzuna|indeed|linkedin)=([\w-]{16,})$/.exec(part) ?? []
      if (!feed || !token) {
        context.addIssue(
          'Use feed=token, separated by commas, with tokens of 16 letters, digits, - or _ or more',
        )
        return z.NEVER
      }
      tokens[feed] = token
    }
    return tokens
  })

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: optional,
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  DATA_DIR: z.string().default('.data'),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_SECRET: z.string().min(32).optional(),
  ADMIN_USERNAME: optional,
  // The length that `npm run admin` requires.
  ADMIN_PASSWORD: z.string().min(12).max(1000).optional(),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  OPENAI_MODEL: optional,
  OPENAI_TIMEOUT: z.coerce.number().int().positive().max(86_400).optional(),
  OPENAI_AUDIO: z.enum(['on', 'off']).default('off'),
  OPENAI_TRANSCRIPTION_MODEL: optional,
  OPENAI_SPEECH_MODEL: optional,
  RESEARCH_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  RETENTION: z.enum(['on', 'off']).default('on'),
  INTERVIEW_MONTHS: z.coerce.number().int().min(1).max(24).optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  KEEP_ALIVE_TIMEOUT: z.coerce.number().int().min(1000).max(3_600_000).default(65_000),
  METRICS_TOKEN: z.string().min(16).optional(),
  FEED_TOKENS: feedTokens,
  FIND_A_JOB_CATEGORY: z.coerce.number().int().min(1).max(999).optional(),
  LINKEDIN_COMPANY_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'Use the number of the LinkedIn page')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  BRAND_LEGAL_NAME: optional,
  BRAND_COMPANY_NUMBER: optional,
  BRAND_REGISTERED_OFFICE: optional,
  BRAND_PRIVACY_EMAIL: optional,
  BRAND_DPO_EMAIL: optional,
  BRAND_LEGAL_EMAIL: optional,
  BRAND_SALES_EMAIL: optional,
  BRAND_PARENT_URL: optional,
  BRAND_PORTAL_URL: optional,
  CONFIRMED_CLAIMS: optional,
  ANALYTICS_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  MARKETING_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: SMTP_URL_MESSAGE })
    .refine((value) => /^[^/]*\/\/[^/?#]+\/?$/.test(value), SMTP_URL_MESSAGE)
    .optional(),
  MAIL_FROM: z
    .string()
    .transform((value, context) => {
      const from = parseMailFrom(value)
      if (!from)
        context.addIssue(
          'Use an email address, or a name and an address: Spanwright <no-reply@hiring.example>',
        )
      return from ?? z.NEVER
    })
    .optional(),
  NOTIFY_EMAIL: z.email().max(254).optional(),
  NEXT_PHASE: optional,
  VITEST: optional,
})

const schema = variables.superRefine(({ SMTP_URL, MAIL_FROM, APP_URL }, context) => {
  if (SMTP_URL === undefined) return
  const message = 'Required with SMTP_URL'
  if (MAIL_FROM === undefined) context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message })
  if (APP_URL === undefined) context.addIssue({ code: 'custom', path: ['APP_URL'], message })
})

/** An AES-256 key in base64. */
export const deriveActionKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'server actions', 32)).toString('base64')

/** next-auth reads these when it answers. Without APP_URL it takes the host that was asked for. */
function setAuthAddress(appUrl: string | undefined): void {
  if (appUrl) process.env.NEXTAUTH_URL = appUrl
  else process.env.AUTH_TRUST_HOST = 'true'
}

function readEnvironment() {
  // @ai-sdk/openai reads this variable on import and rejects an empty value, which here means unset.
  if (process.env.OPENAI_BASE_URL === '') delete process.env.OPENAI_BASE_URL
  loadSecretFiles(process.env)
  const filled = Object.entries(process.env).filter(([, value]) => value !== '')
  const result = schema.safeParse(Object.fromEntries(filled))
  if (!result.success) throw new Error(`Invalid environment:\n${z.prettifyError(result.error)}`)
  const env = result.data
  // Next reads this variable when it first encrypts or decrypts. Instances with the same secret then understand each other's pages.
  if (env.APP_SECRET) process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= deriveActionKey(env.APP_SECRET)
  setAuthAddress(env.APP_URL)
  return { ...env, DATA_DIR: path.resolve(/* turbopackIgnore: true */ process.cwd(), env.DATA_DIR) }
}

/** Importing this throws when a variable is invalid or a secret's file cannot be used. `DATA_DIR` is absolute. */
export const env = readEnvironment()
