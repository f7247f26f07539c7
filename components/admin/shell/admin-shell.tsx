import type { ReactNode } from 'react'
import { AdministratorRoleProvider } from '@/components/admin/lists/administrator-role'
import { SkipLink } from '@/components/layout/skip-link'
import { ThemeToggle } from '@/components/layout/theme/theme-toggle'
import { Mark } from '@/components/layout/wordmark'
import { ButtonLink } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import type { AdministratorRole } from '@/lib/content/administrator-roles'
import * as paths from '@/lib/paths'
import { cn } from '@/lib/utils'
import { AdminTabLinks } from './admin-tab-links'
import { LogoutButton } from './logout-button'

/** Four links and the theme fit a phone of 320 px. */
const NAV = 'max-sm:px-2 max-[22.4rem]:px-1 aria-[current=page]:bg-accent aria-[current=page]:font-semibold'
const WIDTH = 'mx-auto w-full max-w-[110rem] px-[clamp(0.75rem,2vw,2rem)]'

/** "Admin Center" is the `h1` of the centre itself; on screens with their own `h1` it is a link back. */
export function AdminShell({
  administrator: { username, role },
  current,
  children,
}: {
  administrator: { username: string; role: AdministratorRole }
  current: 'centre' | 'vacancy' | 'audit' | 'settings'
  children: ReactNode
}) {
  const name = (
    <>
      <Mark className="h-5 w-7 text-primary max-sm:hidden" />
      Admin Center
    </>
  )
  const className =
    'flex items-center gap-2.5 whitespace-nowrap font-[660] font-display text-base tracking-[-0.014em] [font-stretch:112%] sm:text-lg'
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header data-slot="admin-header" className="border-b bg-card print:hidden">
        <div className={`${WIDTH} flex flex-wrap items-center justify-between gap-x-4 py-1.5`}>
          {current === 'centre' ? (
            <h1 className={className}>{name}</h1>
          ) : (
            <Link href={paths.admin} className={className}>
              {name}
            </Link>
          )}
          <div className="flex items-center gap-0.5 sm:gap-2">
            <span className="text-muted-foreground text-sm max-lg:sr-only">
              Signed in as <bdi className="font-medium text-foreground">{username}</bdi>
            </span>
            <Link
              href={paths.adminAudit}
              aria-current={current === 'audit' ? 'page' : undefined}
              className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), NAV)}
            >
              Audit log
            </Link>
            <Link
              href={paths.adminSettings}
              aria-current={current === 'settings' ? 'page' : undefined}
              className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), NAV)}
            >
              Settings
            </Link>
            <ButtonLink href={paths.home} variant="ghost" size="sm" className={NAV}>
              <span className="sm:hidden" aria-hidden="true">
                Home
              </span>
              <span className="max-sm:sr-only">Back to Home</span>
            </ButtonLink>
            <LogoutButton className={NAV} />
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`${WIDTH} dense flex-1 py-4 sm:py-6`}>
        {current === 'centre' ? null : <AdminTabLinks current={current === 'vacancy' ? 'vacancies' : null} />}
        <AdministratorRoleProvider role={role}>{children}</AdministratorRoleProvider>
      </main>
    </div>
  )
}
