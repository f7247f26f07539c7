import type { LegalSection } from '@/components/legal/legal-document'
import { Unbroken } from '@/components/legal/unbroken'
import { brand } from '@/lib/content/brand'
import { REGULATOR } from '@/lib/content/legal/figures'

export const RIGHTS: LegalSection = {
  id: 'your-rights',
  title: 'Your rights',
  body: (
    <>
      <p>Under UK GDPR you have these rights. There is no charge for using them.</p>
      <ul>
        <li>
          <strong>Access:</strong> to know whether we hold data about you, and to get a copy of it.
        </li>
        <li>
          <strong>Rectification:</strong> to have errors corrected and missing data added.
        </li>
        <li>
          <strong>Erasure:</strong> to have it deleted, unless we have an overriding reason or duty to keep
          it.
        </li>
        <li>
          <strong>Restriction:</strong> to have it kept but not used, for instance while its accuracy is
          disputed.
        </li>
        <li>
          <strong>Portability:</strong> to receive what you gave us, under contract or consent, in a
          machine-readable format, or to have it sent to someone else.
        </li>
        <li>
          <strong>Objection:</strong> to object to use based on legitimate interest. We’ll stop unless we have
          compelling grounds to continue. If you object to direct marketing, we’ll always stop.
        </li>
        <li>
          <strong>Withdrawal of consent:</strong> to withdraw consent at any time. This doesn’t affect what we
          lawfully did before.
        </li>
        <li>
          <strong>Automated decision-making:</strong> not to be subject to a decision made by software alone
          that has a legal or similarly significant effect on you. We make no such decisions (section 4). If
          we ever did, you would have the right to be told, to have a person review it, to give your view and
          to contest it.
        </li>
      </ul>
      <p>
        Write to <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>. We’ll reply within one
        month. A complex request can take up to two more months, in which case we’ll tell you within the first
        month. We may ask for what we need to confirm your identity. Registered companies have no password, so
        we check a request about a company’s records using its registered email address. An owner of a company
        can also download or delete all of its data under “Your vacancies”.
      </p>
    </>
  ),
}

export const COMPLAINTS: LegalSection = {
  id: 'complaints',
  title: 'Complaints',
  body: (
    <>
      <p>
        If something is wrong, please tell us first so we can put it right. Write to our data protection
        officer at <a href={`mailto:${brand.dpoEmail}`}>{brand.dpoEmail}</a>. We’ll acknowledge a complaint
        within 30 days, look into it without undue delay and tell you the outcome.
      </p>
      <p>
        You have the right to complain to the UK regulator at any time, whether or not you have complained to
        us first:
      </p>
      <address>
        {REGULATOR.name} ({REGULATOR.short})
        <br />
        <Unbroken>{REGULATOR.address}</Unbroken>
        <br />
        Telephone {REGULATOR.phone}
        <br />
        <a href={REGULATOR.complaintUrl}>{REGULATOR.complaintUrl.replace('https://', '')}</a>
      </address>
    </>
  ),
}

export const SECURITY: LegalSection = {
  id: 'security',
  title: 'How we protect your data',
  body: (
    <>
      <p>
        Only the browser that registered a company can open its records, using a random key we store only as a
        hash. Administrators sign in for 8 hours at a time with a password stored only as a salted hash. Our
        logs record requests and their outcome, but not what you write. We use encrypted connections, give
        access only to people who need it, and test that one company can’t reach another’s data.
      </p>
      <p>
        No system is completely secure. If a breach puts your rights at risk, we’ll tell the regulator within
        72 hours and, if the risk to you is high, we’ll tell you without delay.
      </p>
    </>
  ),
}

export const CHANGES: LegalSection = {
  id: 'changes',
  title: 'Changes to this policy',
  body: (
    <p>
      We update this policy when our practices or the law change. The date of the last change is at the top.
      If a change affects you and we have your email address, we’ll email you before it takes effect.
    </p>
  ),
}
