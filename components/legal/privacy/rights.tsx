import type { LegalSection } from '@/components/legal/legal-document'
import { brand } from '@/lib/content/brand'
import { REGULATOR } from '@/lib/content/legal/figures'

export const RIGHTS: LegalSection = {
  id: 'your-rights',
  title: 'Your rights',
  body: (
    <>
      <p>Under UK GDPR you have these rights. They cost nothing to use.</p>
      <ul>
        <li>
          <strong>Access:</strong> to know whether we hold data about you, and to have a copy of it.
        </li>
        <li>
          <strong>Rectification:</strong> to have what is wrong put right and what is missing added.
        </li>
        <li>
          <strong>Erasure:</strong> to have it deleted, where we have no overriding reason or duty to keep it.
        </li>
        <li>
          <strong>Restriction:</strong> to have it kept but not used, for instance while its accuracy is
          disputed.
        </li>
        <li>
          <strong>Portability:</strong> to receive what you gave us, under contract or consent, in a format
          that machines read, or to have it sent to somebody else.
        </li>
        <li>
          <strong>Objection:</strong> to object to use that rests on legitimate interest. We stop unless our
          grounds are compelling. An objection to direct marketing always ends it.
        </li>
        <li>
          <strong>Withdrawal of consent:</strong> to withdraw consent at any time. What was done before stays
          lawful.
        </li>
        <li>
          <strong>Automated decision-making:</strong> not to be subject to a decision of legal or similarly
          significant effect made by software alone without safeguards: to be told of it, to have a person
          look at it, to give your view and to contest it. We make no such decisions (section 4).
        </li>
      </ul>
      <p>
        Write to <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>. We answer within one
        month; a complex request may take two months more, and then we tell you so within the first. We may
        ask for what we need to be sure that it is you. Registered companies have no password: a request about
        a company’s records is checked with its registered e-mail address.
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
        If something is wrong, tell us first, so that we can put it right: write to our data protection
        officer at <a href={`mailto:${brand.dpoEmail}`}>{brand.dpoEmail}</a>. We acknowledge a complaint
        within 30 days, look into it without undue delay and tell you the outcome.
      </p>
      <p>
        You have the right to complain to the UK regulator at any time, whether or not you have complained to
        us:
      </p>
      <address>
        {REGULATOR.name} ({REGULATOR.short})
        <br />
        {REGULATOR.address}
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
  title: 'How we protect it',
  body: (
    <>
      <p>
        A company’s records open only in the browser that registered it, by a random key of which we store no
        more than a fingerprint. Administrators sign in with a password that is stored only as a slow hash,
        for eight hours at a time. Our logs name calls and their outcome; what you write does not go into
        them. We use encrypted connections, give access only to those who need it, and test that one company
        cannot reach another’s data.
      </p>
      <p>
        No system is beyond every attack. Should a breach put your rights at risk, we tell the regulator
        within 72 hours and, where the risk to you is high, you without delay.
      </p>
    </>
  ),
}

export const CHANGES: LegalSection = {
  id: 'changes',
  title: 'Changes to this policy',
  body: (
    <p>
      We change this policy when what we do changes or the law does. The date of the last change stands at its
      head. If a change matters to you and we have your address, we write to you before it takes effect.
    </p>
  ),
}
