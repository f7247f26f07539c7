import type { PlanKey } from '@/lib/paths'

/** A way to buy, as the landing page sells it (specification, section 9). The bands of the sales form differ and stand with that form. */
export interface Plan {
  key: PlanKey
  name: string
  /** Whom it suits: vacancies, in the words of the card. */
  vacancies: string
  price: string
  /** The plan whose features it has too. */
  includes?: string
  features: readonly string[]
}

const ON_APPLICATION = 'Price on application'

/** The monthly plans, smallest first. */
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
    includes: 'Professional',
    features: ['Custom AI training in all languages', 'On-premise deployment', '24/7 multilingual support'],
  },
]

/** The plan marked Most Popular. */
export const POPULAR_PLAN: PlanKey = 'growth'

/** Months that a monthly plan commits to. */
export const COMMITMENT_MONTHS = 12

/** The other way to buy: a fee for a hire, and none without. Its guarantee is not the one of the approval terms. */
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
