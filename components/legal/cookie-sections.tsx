import { Fragment } from 'react'
import { CookiePreferencesForm } from '@/components/layout/consent/cookie-preferences-form'
import { LegalTable } from '@/components/legal/legal-table'
import { Link } from '@/components/ui/link'
import { brand } from '@/lib/content/brand'
import { STORED_ITEMS } from '@/lib/content/legal/storage'
import * as paths from '@/lib/paths'
import { OPTIONAL_SCRIPTS } from '@/lib/server/optional-scripts'
import type { LegalSection } from './legal-document'

const hasScript = (category: string) => OPTIONAL_SCRIPTS.some((script) => script.category === category)

const THIRD_PARTIES = [
  ['Analytics service', 'Google Analytics', 'counts visits and page views', 'Analytics'],
  ['Professional network', 'LinkedIn', 'shows whether an advert there led to a visit', 'Marketing'],
  ['Software vendor', 'Microsoft', 'counts visits from its search and advertising', 'Marketing'],
  ['Video site', 'YouTube', 'plays videos within a page and remembers what was watched', 'Marketing'],
] as const

export const COOKIE_SECTIONS: readonly LegalSection[] = [
  {
    id: 'your-choice',
    title: 'Your choice',
    body: (
      <>
        <p>
          Choose what we can store in this browser. You can change your mind at any time using “Cookie
          settings” at the bottom of any public page.
        </p>
        <p className="not-noscript:hidden">
          <strong>JavaScript is switched off in this browser.</strong> Optional cookies and these switches
          need JavaScript, so nothing optional loads.
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
          A cookie is a small text file a site stores in your browser and reads on later visits. Browsers also
          have storage that pages can read but that isn’t sent to the site: local storage, which stays until
          you delete it, and session storage, which is cleared when you close the tab. The law treats them all
          alike, so on this page “cookies” means all of them.
        </p>
        <p>
          Under the Privacy and Electronic Communications Regulations 2003 (PECR), we don’t have to ask before
          storing what is strictly necessary for a service you asked for, or what remembers how you want a
          page to look. For everything else, we ask first. Our{' '}
          <Link href={paths.privacy}>privacy policy</Link> explains how we use the data.
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
          These make the site work. They keep your company’s records private to you, save answers you haven’t
          finished and remember your choices. They are always on. None of them follows you to another site,
          and only we set them.
        </p>
        <LegalTable
          caption="Everything this site stores in your browser without needing your consent"
          columns={['Name', 'Where', 'What it is for', 'How long']}
          rows={STORED_ITEMS.map(({ name, kind, purpose, lasts }) => [
            <span key={name} className="figure">
              {name.split(', ').map((one) => (
                <span key={one} className="block">
                  {one.split(/(?<=[.-])/).map((part, index) => (
                    <Fragment key={part}>
                      {index > 0 ? <wbr /> : null}
                      {part}
                    </Fragment>
                  ))}
                </span>
              ))}
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
          Analytics cookies count visits, and show which pages people read and where they give up, so we can
          improve the site. They are optional: they are off, and don’t load, until you switch them on.
        </p>
        <UseOnThisSite category="analytics" />
      </>
    ),
  },
  {
    id: 'marketing',
    title: 'Marketing cookies',
    body: (
      <>
        <p>
          Marketing cookies tell us whether our adverts work, and let other services recognise your browser to
          show you relevant adverts. They are optional: they are off, and don’t load, until you switch them
          on.
        </p>
        <UseOnThisSite category="marketing" />
      </>
    ),
  },
  {
    id: 'third-parties',
    title: 'Third-party cookies',
    body: (
      <>
        <p>
          With your consent, other companies’ services can set their own cookies, under their own policies.
          The services we may use are of these types:
        </p>
        <LegalTable
          caption="Third parties whose cookies need your consent"
          columns={['Type', 'Example', 'What it does', 'Consent needed']}
          rows={THIRD_PARTIES}
        />
        <p>
          This policy does not cover other sites that we link to, or that you sign in to. Please read their
          own policies.
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
          Withdrawing consent is as easy as giving it: switch the cookies off above and save. They stop
          loading from the next page. Cookies that another service has already set stay in your browser until
          they expire or you remove them.
        </p>
        <p>
          You can also remove or block cookies in your browser’s settings, for this site or for all sites.
          Without the strictly necessary ones you can still read this site’s pages, but you can no longer open
          a company you registered in this browser.
        </p>
        <p>
          If you have questions about cookies, email{' '}
          <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>.
        </p>
      </>
    ),
  },
]

function UseOnThisSite({ category }: { category: 'analytics' | 'marketing' }) {
  return (
    <p>
      {hasScript(category)
        ? `This site currently uses one such service, loaded from ${scriptHosts(category)}.`
        : `This site currently uses no ${category} service, so nothing loads whatever you choose.`}
    </p>
  )
}

const scriptHosts = (category: string) =>
  OPTIONAL_SCRIPTS.filter((script) => script.category === category)
    .map(({ src }) => new URL(src).host)
    .join(', ')
