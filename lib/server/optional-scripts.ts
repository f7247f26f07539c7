import { env } from './env'

/** A script of somebody else that a page loads only with consent to its category. */
export interface OptionalScript {
  category: 'analytics' | 'marketing'
  src: string
}

const toScripts = (category: OptionalScript['category'], src: string | undefined): OptionalScript[] =>
  src ? [{ category, src }] : []

/** Every optional script of this deployment: none, until it names one. A script that is not listed here is on no page. */
export const OPTIONAL_SCRIPTS: readonly OptionalScript[] = [
  ...toScripts('analytics', env.ANALYTICS_SCRIPT_URL),
  ...toScripts('marketing', env.MARKETING_SCRIPT_URL),
]
