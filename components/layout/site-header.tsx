import { ThemeToggle } from '@/components/layout/theme/theme-toggle'
import { buttonVariants } from '@/components/ui/button-variants'
import { brand } from '@/lib/content/brand'
import { SITE_ANCHORS } from '@/lib/content/navigation'
import * as paths from '@/lib/paths'
import { Wordmark } from './wordmark'

const MENU = 'site-menu'
const LINKS = [...SITE_ANCHORS, { href: paths.jobs, label: 'Jobs' }] as const

/** In a narrow window its links are in a popover, which works without script. */
export function SiteHeader() {
  return (
    <header data-slot="site-header" className="group/header sticky top-0 z-40 border-b bg-background">
      <div className="container-page flex min-h-16 items-center justify-between gap-3">
        <Wordmark product={brand.product} />
        <nav aria-label="Main" className="max-lg:hidden">
          <ul className="flex items-center">
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center px-3.5 font-medium text-sm decoration-2 decoration-signal underline-offset-[0.45em] hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 sm:gap-3">
          <span className="max-sm:hidden">
            <ThemeToggle />
          </span>
          <a
            href={paths.vacancies}
            className="link inline-flex min-h-11 items-center whitespace-nowrap text-sm max-lg:hidden"
          >
            Your vacancies
          </a>
          <a href={paths.interest()} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            <span>
              Register<span className="max-[24rem]:sr-only"> Interest</span>
            </span>
          </a>
          <button
            type="button"
            popoverTarget={MENU}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-accent -mr-3.5 lg:hidden"
          >
            <span className="sr-only">Menu</span>
            <MenuMark />
          </button>
        </div>
      </div>
      <Menu />
    </header>
  )
}

function Menu() {
  return (
    <div
      id={MENU}
      popover="auto"
      className="inset-x-0 top-16 bottom-auto w-full border-y bg-card text-foreground backdrop:bg-[linear-gradient(transparent_4rem,var(--shade)_4rem)] lg:hidden"
    >
      <nav aria-label="Menu" className="container-page py-2">
        <ul>
          {LINKS.map(({ href, label }) => (
            <li key={href} className="border-b">
              <a href={href} className="flex min-h-13 items-center font-semibold text-lg">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="border-b">
          <a href={paths.vacancies} className="flex min-h-13 items-center font-semibold text-lg">
            Your vacancies
          </a>
        </p>
        <p className="-mr-3 flex items-center justify-between py-2 text-muted-foreground text-sm sm:hidden">
          Theme
          <ThemeToggle />
        </p>
      </nav>
    </div>
  )
}

function MenuMark() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path
        className="group-has-[:popover-open]/header:hidden"
        d="M2.500 5.500h15M2.500 10h15M2.500 14.500h15"
      />
      <path className="hidden group-has-[:popover-open]/header:block" d="m4 4 12 12M16 4 4 16" />
    </svg>
  )
}
