import { CaptionedSketch } from '@/components/layout/blank-sheet-sketch'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import { CARD, Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { COMPANY_INDUSTRIES, COMPANY_SIZES } from '@/lib/company/options'
import * as paths from '@/lib/paths'

/** Rendered on the server to keep them out of the bundle. */
export const DETAILS_STATIC_PARTS = {
  /** What the research found is at the right of the form where there is room, and otherwise before its buttons. */
  layout: {
    className:
      'grid max-w-[46rem] gap-6 xl:max-w-none xl:grid-cols-[39rem_minmax(0,1fr)] xl:items-start xl:gap-x-10',
  },
  /** The form stays in view next to a long list: its foot in a low window, its head in one that has room for all of it. */
  form: {
    className:
      'grid min-w-0 gap-6 xl:sticky xl:bottom-6 xl:self-end xl:[@media(min-height:60rem)]:top-6 xl:[@media(min-height:60rem)]:bottom-auto xl:[@media(min-height:60rem)]:self-start',
  },
  /** Until the research has found something. */
  aside: (
    <CaptionedSketch className="max-xl:hidden xl:sticky xl:top-6">
      What we find on your website appears here.
    </CaptionedSketch>
  ),
  /** While the website is read, of the card that follows. */
  reading: (
    <Card className="max-xl:hidden" aria-hidden="true">
      <div className="grid gap-2">
        <p className="text-display text-lg">Company Intelligence</p>
        <Skeleton className="h-4 w-3/4" />
      </div>
      <div className="grid gap-6 border-t pt-5">
        {['w-5/6', 'w-2/3', 'w-3/4', 'w-1/2'].map((width) => (
          <div key={width} className="grid gap-2">
            <Skeleton className="h-3.5 w-28" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
    </Card>
  ),
  card: { 'aria-labelledby': 'company', className: CARD },
  foot: {
    className:
      'flex flex-wrap items-center justify-between gap-3 max-sm:flex-col-reverse max-sm:items-stretch',
  },
  industries: (
    <>
      <option value="">Select an industry</option>
      <Options options={COMPANY_INDUSTRIES} />
    </>
  ),
  sizes: (
    <>
      <option value="">Select company size</option>
      <Options options={COMPANY_SIZES} />
    </>
  ),
  website: {
    inputMode: 'url',
    autoComplete: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
    placeholder: 'https://www.yourcompany.co.uk',
  },
  description: { rows: 5, placeholder: 'What you design, build or make, for whom, and where' },
  jobTitle: { autoComplete: 'off', placeholder: 'Senior bridge engineer' },
  websiteHint:
    'Our AI reads your website, drafts a description and picks out your culture, benefits and career development. Please check what it finds.',
  research: {
    type: 'button',
    variant: 'outline',
    pendingLabel: 'Researching...',
    children: (
      <>
        <Lens />
        Research with AI
      </>
    ),
  },
  write: {
    type: 'button',
    variant: 'outline',
    size: 'sm',
    pendingLabel: 'Writing...',
    children: (
      <>
        <Lens />
        Write it from my website
      </>
    ),
  },
  document: {
    className: 'link touch-target justify-self-start text-left text-sm',
    children: 'Paste text or upload a document instead',
  },
  interrupted: 'The connection was interrupted. Please try again.',
  back: (
    <ButtonLink href={paths.register} variant="outline" className="max-sm:grow">
      Back
    </ButtonLink>
  ),
  notLoaded: (
    <Alert variant="destructive" role="alert" className="max-w-[39rem]">
      <AlertTitle>We couldn’t load your company information</AlertTitle>
      <AlertDescription>
        What you saved is safe, and what you’ve typed is kept in this tab. Please try again.
      </AlertDescription>
    </Alert>
  ),
} as const
export type DetailsStaticParts = typeof DETAILS_STATIC_PARTS

function Options({ options }: { options: readonly { key: string; label: string }[] }) {
  return options.map(({ key, label }) => (
    <option key={key} value={key}>
      {label}
    </option>
  ))
}

function Lens() {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
      <path d="M1.500 3h9M1.500 6h3.500M1.500 9h3M1.500 12h4.500" />
      <circle cx="9.500" cy="9" r="3.250" />
      <path d="m12 11.500 3 3" strokeWidth="1.75" />
    </svg>
  )
}
