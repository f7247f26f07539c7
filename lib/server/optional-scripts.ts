import { env } from './env'

/** Loaded only with consent to its category. */
export interface OptionalScript {
  category: 'analytics' | 'marketing'
  src: string
}

const toScripts = (category: OptionalScript['category'], src: string | undefined): OptionalScript[] =>
  src ? [{ category, src }] : []

/** No page loads any other third-party script. */
export const OPTIONAL_SCRIPTS: readonly OptionalScript[] = [
  ...toScripts('analytics', env.ANALYTICS_SCRIPT_URL),
  ...toScripts('marketing', env.MARKETING_SCRIPT_URL),
]
