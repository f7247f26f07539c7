import type { PlanKey } from '@/lib/paths'

export interface Plan {
  key: PlanKey
  name: string
  vacancies: string
  price: string
  includes?: string
  features: readonly string[]
}

const ON_APPLICATION = 'Price on application'

export const MONTHLY_PLANS: readonly Plan[] = [
  {
    key: 'starter',
    name: 'Starter',
    vacancies: '1-5 vacancies annually',
    price: ON_APPLICATION,
    features: ['AI consultation', 'Company research', 'Job spec generation', 'Email support'],
  },
  {
    key: 'growth',
    name: 'Growth',
    vacancies: '6-15 vacancies annually',
    price: ON_APPLICATION,
    includes: 'Starter',
    features: ['Priority support', 'Advanced analytics', 'Custom integrations'],
  },
  {
    key: 'scale',
    name: 'Scale',
    vacancies: '16-30 vacancies annually',
    price: ON_APPLICATION,
    includes: 'Growth',
    features: ['Dedicated account manager', 'White-label options', 'API access'],
  },
  {
    key: 'professional',
    name: 'Professional',
    vacancies: '31-50 vacancies annually',
    price: ON_APPLICATION,
    features: ['Dedicated account manager', 'White-label', 'Priority support'],
  },
  {
    key: 'enterprise',
    name: 'Enterprise',
    vacancies: '50+ vacancies annually',
    price: 'Custom pricing, contact us',
    includes: 'Scale',
    features: ['Custom AI training in all languages', 'On-premise deployment', '24/7 multilingual support'],
  },
]

export const POPULAR_PLAN: PlanKey = 'growth'

export const COMMITMENT_MONTHS = 12

/** Its 90-day guarantee differs from the one in the approval terms. */
export const SUCCESS_PLAN: Plan = {
  key: 'success-based',
  name: 'Success-based',
  vacancies: 'Unlimited vacancies',
  price: ON_APPLICATION,
  features: [
    '£0 upfront',
    'No monthly subscription',
    'Paid only on successful hire',
    '90-day replacement guarantee',
    'Dedicated account manager',
    'Offer negotiation support',
    'Interview coordination',
  ],
}
