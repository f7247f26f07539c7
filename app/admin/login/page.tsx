import type { Metadata } from 'next'
import { LoginForm } from '@/components/admin/shell/login-form'
import { LegalLine } from '@/components/layout/site-footer'
import { SkipLink } from '@/components/layout/skip-link'
import { ThemeToggle } from '@/components/layout/theme/theme-toggle'
import { Wordmark } from '@/components/layout/wordmark'
import { Card, CardFooter } from '@/components/ui/card'
import { FIELD_NOTE } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { brand } from '@/lib/content/brand'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Admin login', robots: { index: false } }

export default function AdminLoginPage() {
  return (
    <div className="graph-paper flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b bg-background">
        <div className="container-page flex min-h-14 items-center justify-between gap-3">
          <Wordmark product={brand.product} />
          <ThemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="container-page grid max-w-[30rem] flex-1 content-center py-10">
        <Card aria-labelledby="login">
          <div className="grid gap-1">
            <h1 id="login" className="text-2xl">
              Admin Login
            </h1>
            <p className={FIELD_NOTE}>Administrators only.</p>
          </div>
          <LoginForm />
          <CardFooter>
            <Link href={paths.home} className="link text-sm">
              Back to Home
            </Link>
          </CardFooter>
        </Card>
      </main>
      <footer className="border-t bg-background">
        <div className="container-page py-5">
          <LegalLine />
        </div>
      </footer>
    </div>
  )
}
