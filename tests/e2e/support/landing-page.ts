// The prescribed texts of the landing page, repeated here to find errors in lib/content.

const MONTHLY = 'Price on application'

export const PLANS = [
  {
    key: 'starter',
    name: 'Starter',
    words: [
      '1-5 vacancies annually',
      MONTHLY,
      'AI consultation',
      'Company research',
      'Job spec generation',
      'Email support',
    ],
  },
  {
    key: 'growth',
    name: 'GrowthMost Popular',
    words: [
      'Most Popular',
      '6-15 vacancies annually',
      MONTHLY,
      'Everything in Starter',
      'Priority support',
      'Advanced analytics',
      'Custom integrations',
    ],
  },
  {
    key: 'scale',
    name: 'Scale',
    words: [
      '16-30 vacancies annually',
      MONTHLY,
      'Everything in Growth',
      'Dedicated account manager',
      'White-label options',
      'API access',
    ],
  },
  {
    key: 'professional',
    name: 'Professional',
    words: [
      '31-50 vacancies annually',
      MONTHLY,
      'Dedicated account manager',
      'White-label',
      'Priority support',
    ],
  },
  {
    key: 'enterprise',
    name: 'Enterprise',
    words: [
      '50+ vacancies annually',
      'Custom pricing, contact us',
      'Custom AI training in all languages',
      'On-premise deployment',
      '24/7 multilingual support',
    ],
  },
] as const

export const SUCCESS_FEATURES = [
  MONTHLY,
  '£0 upfront',
  'No monthly subscription',
  'Paid only on successful hire',
  '90-day replacement guarantee',
  'Unlimited vacancies',
  'Dedicated account manager',
  'Offer negotiation support',
  'Interview coordination',
] as const

export const FAQ_QUESTIONS = [
  'How does AI improve recruitment?',
  'What makes Spanwright different from other recruiters?',
  'How long does it take to create a job specification?',
  'Do I need any technical expertise?',
  'What roles can you recruit for?',
  'How does the AI consultation work?',
]
