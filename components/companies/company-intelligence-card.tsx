import type { ReactNode } from 'react'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import type { Insights } from '@/lib/research/schema'

const NOT_FOUND = 'Not found on the website'

/** What the website says of the company, in the six sections of the specification (section 2). Nothing is filled in. */
export function CompanyIntelligenceCard({ insights, id }: { insights: Insights; id: string }) {
  const { cultureInsights, careerOpportunities, employeeValue } = insights
  return (
    <Card id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="scroll-mt-6">
      <CardHeader>
        <CardTitle id={`${id}-title`}>Company Intelligence</CardTitle>
        <CardDescription>What your website says, for you to check. Nothing is added to it.</CardDescription>
      </CardHeader>
      <div className="border-t">
        <Section title="Company Overview">
          <Text>{insights.companyOverview}</Text>
        </Section>
        <Section title="Culture and Values">
          <Entry label="Core values">
            <List items={cultureInsights.values} />
          </Entry>
          <Entry label="Working style">
            <Text>{cultureInsights.workingStyle}</Text>
          </Entry>
        </Section>
        <Section title="Career Development">
          <Entry label="Growth path">
            <Text>{careerOpportunities.growthPath}</Text>
          </Entry>
          <Entry label="Learning and development">
            <Text>{careerOpportunities.learningDevelopment}</Text>
          </Entry>
        </Section>
        <Section title="Employee Benefits">
          <Entry label="Benefits">
            <List items={employeeValue.benefits} />
          </Entry>
          <Entry label="Perks">
            <List items={employeeValue.perks} />
          </Entry>
        </Section>
        <Section title="Key Strengths">
          <List items={insights.companyStrengths} />
        </Section>
        <Section title="Mission and Vision">
          <Text>{insights.missionVision}</Text>
        </Section>
      </div>
    </Card>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-6 gap-y-2 border-b py-4 last:border-b-0 last:pb-0 sm:grid-cols-[10rem_1fr]">
      <h3 className="text-base">{title}</h3>
      <div className="grid gap-3">{children}</div>
    </section>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="title-label mb-0.5">{label}</h4>
      {children}
    </div>
  )
}

function Text({ children }: { children: string | null }) {
  return children ? <p>{children}</p> : <NotFound />
}

function List({ items }: { items: string[] }) {
  if (items.length === 0) return <NotFound />
  return (
    <ul className="grid list-disc gap-1 pl-5 marker:text-line">
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

const NotFound = () => <p className="text-muted-foreground">{NOT_FOUND}</p>
