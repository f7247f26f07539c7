import { CookieSettingsButton } from '@/components/consent/cookie-settings-button'
import { Wordmark } from '@/components/site/wordmark'
import { Link } from '@/components/ui/link'
import { brand } from '@/lib/content/brand'
import * as paths from '@/lib/paths'

/** The legal line of every page: who runs it and under which number. */
export function LegalLine() {
  return (
    <p className="text-muted-foreground text-sm">
      {brand.legalName}. Company registration number {brand.companyNumber}. {brand.registeredIn}.
    </p>
  )
}

/** The foot of the public pages. */
export function SiteFooter() {
  return (
    <footer data-slot="site-footer" className="border-t bg-card">
      <div className="container-page flex flex-col gap-6 py-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <Wordmark product={brand.product} />
          <Link href={paths.register} className="link">
            Register your company
          </Link>
        </div>
        <LegalLine />
        <CookieSettingsButton className="link self-start text-sm" />
      </div>
    </footer>
  )
}
