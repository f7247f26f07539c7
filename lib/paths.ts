import type { Route } from 'next'

/** Plan keys that `/contact` and `/interest` take as the query parameter `plan`. */
export type PlanKey = 'starter' | 'growth' | 'scale' | 'professional' | 'enterprise' | 'success-based'

const withPlan = (path: string, plan: PlanKey | undefined) => (plan ? `${path}?plan=${plan}` : path) as Route

/** Every address of the product's screens. Links, redirects and tests take them from here. */
export const paths = {
  home: '/' as Route,
  features: '/#features' as Route,
  pricing: '/#pricing' as Route,
  aboutUs: '/#about' as Route,
  faq: '/#faq' as Route,
  register: '/register' as Route,
  about: '/about' as Route,
  consultation: '/consultation' as Route,
  vacancyBuilder: '/ai-consultation' as Route,
  summary: '/summary' as Route,
  jobSpecifications: '/job-specification' as Route,
  /** The approval screen of one specification. */
  jobSpecification: (id: string) => `/job-specification/${encodeURIComponent(id)}` as Route,
  interest: (plan?: PlanKey) => withPlan('/interest', plan),
  contact: (plan?: PlanKey) => withPlan('/contact', plan),
  privacy: '/privacy-policy' as Route,
  terms: '/terms-of-service' as Route,
  cookies: '/cookies' as Route,
  adminLogin: '/admin/login' as Route,
  admin: '/admin' as Route,
} as const
