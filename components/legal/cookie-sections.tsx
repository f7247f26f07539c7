import { CookiePreferencesForm } from '@/components/layout/consent/cookie-preferences'
import { LegalTable } from '@/components/legal/legal-table'
import { Link } from '@/components/ui/link'
import { brand } from '@/lib/content/brand'
import { STORED_ITEMS } from '@/lib/content/legal/storage'
import * as paths from '@/lib/paths'
import { OPTIONAL_SCRIPTS } from '@/lib/server/optional-scripts'
import type { LegalSection } from './legal-document'

const isUsed = (category: string) => OPTIONAL_SCRIPTS.some((script) => script.category === category)

/** Third parties that may set cookies of their own: what each is, why it would be there, and which consent lets it in. */
const THIRD_PARTIES = [
  ['Analytics service', 'Google Analytics', 'counts visits and the pages they lead to', 'Analytics'],
  ['Professional network', 'LinkedIn', 'shows whether an advertisement there led to a visit', 'Marketing'],
  ['Software vendor', 'Microsoft', 'counts visits that its search and advertising send to us', 'Marketing'],
  ['Video site', 'YouTube', 'plays a video within a page, and remembers what was watched', 'Marketing'],
] as const

/** The cookie policy (specification, section 2). */
export const COOKIE_SECTIONS: readonly LegalSection[] = [
  {
    id: 'your-choice',
    title: 'Your choice',
    body: (
      <>
        <p>
          Choose here what this browser may keep. You may change your mind as often as you like; “Cookie
          settings” at the foot of every page asks you again.
        </p>
        <p className="without-script">
          <strong>Scripts are switched off in this browser.</strong> The switches need them, and so do all
          optional cookies: nothing optional loads, and there is nothing to choose.
        </p>
        <CookiePreferencesForm />
      </>
    ),
  },
  {
    id: 'what-cookies-are',
    title: 'What cookies are',
    body: (
      <>
        <p>
          A cookie is a small text that a site asks your browser to keep and to send back with each visit.
          Browsers also have storage that a page can read but that is not sent: local storage, which stays,
          and session storage, which goes when the tab is closed. The law treats them alike, and so does this
          page: “cookies” here means all of them.
        </p>
        <p>
          Under the Privacy and Electronic Communications Regulations 2003 (PECR) we may keep what is strictly
          necessary for a service that you asked for, or what remembers how you wish a page to look, without
          asking. For everything else we ask first. What the data is used for stands in our{' '}
          <Link href={paths.privacy}>privacy policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'strictly-necessary',
    title: 'Strictly necessary cookies',
    body: (
      <>
        <p>
          These make the site work: they keep your company’s records yours, your half-written answers safe and
          your choices remembered. They are always on. None of them follows you to another site, and none is
          set by anybody but us.
        </p>
        <LegalTable
          caption="Everything that this site keeps in your browser by itself"
          columns={['Name', 'Where', 'What it is for', 'How long']}
          rows={STORED_ITEMS.map(({ name, kind, purpose, lasts }) => [
            <span key={name} className="figure">
              {name}
            </span>,
            kind,
            purpose,
            lasts,
          ])}
        />
      </>
    ),
  },
  {
    id: 'analytics',
    title: 'Analytics cookies',
    body: (
      <>
        <p>
          They count visits, show which pages are read and where people give up, so that we can improve the
          site. They are optional, off until you switch them on, and load only after that.
        </p>
        <InUse category="analytics" />
      </>
    ),
  },
  {
    id: 'marketing',
    title: 'Marketing cookies',
    body: (
      <>
        <p>
          They show whether our advertising works, and let other services recognise your browser to show you
          advertisements that fit. They are optional, off until you switch them on, and load only after that.
        </p>
        <InUse category="marketing" />
      </>
    ),
  },
  {
    id: 'third-parties',
    title: 'Third-party cookies',
    body: (
      <>
        <p>
          With your consent, services of other companies may set cookies of their own, under their own
          policies. We use no other kinds than these:
        </p>
        <LegalTable
          caption="Third parties whose cookies need your consent"
          columns={['Kind', 'For example', 'What it does', 'Your consent to']}
          rows={THIRD_PARTIES}
        />
        <p>
          A link to another site, or a sign-in there, is outside this policy: what that site keeps is between
          you and it.
        </p>
      </>
    ),
  },
  {
    id: 'changing-your-mind',
    title: 'Changing your mind',
    body: (
      <>
        <p>
          Withdrawing consent is as easy as giving it: switch a kind off above and save. From the next page on
          it no longer loads. Cookies that another service has set in the meantime stay in your browser until
          they run out or you remove them.
        </p>
        <p>
          You can remove or refuse cookies in your browser’s settings too, for this site or for all. Without
          the strictly necessary ones this site still shows its pages, but a company that you registered can
          no longer be opened from this browser.
        </p>
        <p>
          Questions about cookies go to <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>.
        </p>
      </>
    ),
  },
]

/** Whether this site really loads something of the kind. */
function InUse({ category }: { category: 'analytics' | 'marketing' }) {
  return (
    <p>
      {isUsed(category)
        ? `This site uses one such service at present. It is loaded from ${hosts(category)}.`
        : `At present this site uses no ${category} service: there is nothing to load, whatever you choose.`}
    </p>
  )
}

const hosts = (category: string) =>
  OPTIONAL_SCRIPTS.filter((script) => script.category === category)
    .map(({ src }) => new URL(src).host)
    .join(', ')
