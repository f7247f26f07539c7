import { Wordmark } from '@/components/site/wordmark'
import { ThemeToggle } from '@/components/theme/theme-toggle'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/lib/content/brand'
import * as paths from '@/lib/paths'

/** The head of the public pages. */
export function SiteHeader() {
  return (
    <header data-slot="site-header" className="border-b bg-background">
      <div className="container-page flex min-h-16 items-center justify-between gap-3">
        <Wordmark product={brand.product} />
        <div className="flex items-center gap-1 sm:gap-3">
          <ThemeToggle />
          <ButtonLink href={paths.register} size="sm" variant="outline">
            <span>
              Register<span className="max-sm:sr-only"> your company</span>
            </span>
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
