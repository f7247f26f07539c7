import { OnboardingHeading } from '@/components/layout/onboarding-shell'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { NativeCheckbox } from '@/components/ui/native-checkbox'
import * as paths from '@/lib/paths'

/** A form without script. Nothing is added before the person says so: the browser may be someone else’s. */
export function AddCompanies({
  email,
  companies,
}: {
  email: string
  companies: readonly { id: string; name: string }[]
}) {
  const [first, ...others] = companies
  const isOne = first && others.length === 0
  return (
    <>
      <OnboardingHeading
        title={isOne ? `Add ${first.name} to your account?` : 'Add these companies to your account?'}
      >
        You’re signed in as {email}. {isOne ? 'This company was' : 'These companies were'} registered in this
        browser. If you add {isOne ? 'it' : 'them'}, you can open {isOne ? 'it' : 'them'} wherever you sign
        in.
      </OnboardingHeading>
      <form method="post" action="/sign-in/add-companies" className="grid gap-6">
        {isOne ? (
          <input type="hidden" name="company" value={first.id} />
        ) : (
          <ul className="grid gap-3">
            {companies.map(({ id, name }) => (
              <li key={id}>
                <label htmlFor={id} className="flex min-h-11 items-center gap-3">
                  <NativeCheckbox id={id} name="company" value={id} defaultChecked />
                  <span className="break-words">{name}</span>
                </label>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Add to my account</Button>
          <a href={paths.vacancies} className={buttonVariants({ variant: 'outline' })}>
            Not now
          </a>
        </div>
      </form>
    </>
  )
}
