import { Section } from '@/components/layout/section'
import { brand } from '@/lib/content/brand'
import { FIGURES } from '@/lib/content/marketing-figures'

const FACTS = [
  { label: 'Field', value: 'Engineering only' },
  { label: 'Experience', value: `${FIGURES.experience.value} in recruitment` },
  { label: 'Clients', value: FIGURES.companies.value },
  { label: 'Languages', value: FIGURES.languages.value },
  { label: 'Company', value: brand.legalName },
  { label: 'Registered', value: `England and Wales, ${brand.companyNumber}` },
] as const

export function AboutUs() {
  return (
    <Section
      id="about"
      ground="card"
      figure={`${FIGURES.experience.value} in recruitment`}
      title="Engineering recruiters with a better tool"
    >
      <div className="mt-8 grid gap-x-6 gap-y-10 sm:mt-10 lg:grid-cols-12">
        <div className="measure grid content-start gap-4 lg:col-span-6">
          <p className="text-lg">
            {brand.product} is a specialist engineering recruitment company. We’ve spent more than 20 years
            learning that a poor hire starts with a poor specification.
          </p>
          <p className="text-muted-foreground">
            So we built the missing part: a consultation that asks what a good recruiter would ask, writes
            down what you say, and shows where each line came from. Our recruiters then do what they do best,
            from a brief they can trust.
          </p>
          <p>
            <a href={brand.parentUrl} className="link">
              Our parent company
            </a>
          </p>
        </div>
        <dl className="grid content-start gap-px self-start overflow-hidden rounded-lg border border-line/70 bg-border sm:grid-cols-2 lg:col-span-6">
          {FACTS.map(({ label, value }) => (
            <div key={label} className="bg-card px-4 py-3 sm:px-6">
              <dt className="title-label">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
