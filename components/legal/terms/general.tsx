import type { LegalSection } from '@/components/legal/legal-document'
import { Unbroken } from '@/components/legal/unbroken'
import { Link } from '@/components/ui/link'
import { brand } from '@/lib/content/brand'
import { LEGAL_FIGURES } from '@/lib/content/legal/figures'
import * as paths from '@/lib/paths'

export const INTELLECTUAL_PROPERTY: LegalSection = {
  id: 'intellectual-property',
  title: 'Intellectual property',
  body: (
    <>
      <p>
        What you tell us, your documents and your name and trade marks stay yours. You allow us to use them to
        provide the service, and to name you as the employer unless a vacancy is confidential. The
        specification and the employee value proposition written from your words are yours once you have
        approved them and paid what is due for the vacancy.
      </p>
      <p>
        The software, the questions, the design and the wording of the service, and the knowledge we have and
        gain in providing it, are ours or our licensors’. You may use them as these terms allow, but not copy
        them or build a competing service from them. We may use figures drawn from many vacancies if they
        identify neither you nor any person.
      </p>
      <p>Our software may produce similar text for others; we do not promise that any wording is unique.</p>
    </>
  ),
}

export const DATA_PROTECTION: LegalSection = {
  id: 'data-protection',
  title: 'Data protection',
  body: (
    <>
      <p>
        You and we will each follow UK GDPR and the Data Protection Act 2018. For data about candidates, and
        about the people who act for you, each of us is a separate controller. Our{' '}
        <Link href={paths.privacy}>privacy policy</Link> explains what we do with it, and our{' '}
        <Link href={paths.cookies}>cookie policy</Link> explains what the site stores in a browser.
      </p>
      <p>
        You will use a candidate’s data only for the vacancy, keep it secure, delete it when you no longer
        need it, and tell us without delay about a breach that concerns it or a request we need to know about.
        Where we process data only on your instructions, we will do so under a written contract as Article 28
        of UK GDPR requires.
      </p>
    </>
  ),
}

export const TERMINATION: LegalSection = {
  id: 'termination',
  title: 'Termination',
  body: (
    <>
      <p>
        Either side may end the agreement by giving written notice, typically {LEGAL_FIGURES.noticeDays} days.
        A plan with a 12-month commitment cannot be ended before the 12 months are up. You may withdraw a
        vacancy at any time. There is no fee for withdrawing it, but a fee is payable if you then hire a
        candidate we introduced before you withdrew it.
      </p>
      <p>
        Either side may end it at once if the other seriously breaches it and does not put that right within
        14 days of being asked to, or cannot pay its debts. We may suspend the service while it is misused,
        while an invoice is more than {LEGAL_FIGURES.paymentDays} days overdue, or where the law requires it.
      </p>
      <p>
        Fees for work done before termination remain payable. Confidentiality, intellectual property, data
        protection, limitation of liability and governing law continue to apply. We will keep records as set
        out in our privacy policy.
      </p>
    </>
  ),
}

export const GENERAL: LegalSection = {
  id: 'general',
  title: 'General',
  body: (
    <ul>
      <li>
        <strong>Changes.</strong> We may change these terms for the future. We will tell you 30 days in
        advance of a change that is to your disadvantage. A vacancy keeps the version under which it was
        approved.
      </li>
      <li>
        <strong>Entire agreement.</strong> These terms, your order and the approval terms are the entire
        agreement. If a part of them cannot be enforced, the rest still applies.
      </li>
      <li>
        <strong>Transfer.</strong> Neither side may transfer the agreement without the other’s consent, which
        must not be unreasonably withheld; we may transfer it with our business.
      </li>
      <li>
        <strong>Third parties.</strong> No one else can enforce the agreement under the Contracts (Rights of
        Third Parties) Act 1999.
      </li>
      <li>
        <strong>Waiver.</strong> Neither of us loses a right by not using it straight away.
      </li>
      <li>
        <strong>Notices</strong> are given by email: to us at the address below, to you at the address you
        registered with.
      </li>
    </ul>
  ),
}

export const GOVERNING_LAW: LegalSection = {
  id: 'governing-law',
  title: 'Governing law',
  body: (
    <p>
      The agreement, and any dispute about it, is governed by the law of England and Wales (English law). The
      courts of England and Wales have exclusive jurisdiction. Please write to us before you go to court.
    </p>
  ),
}

export const CONTACT: LegalSection = {
  id: 'contact',
  title: 'Contact',
  body: (
    <address>
      {brand.legalName}
      <br />
      <Unbroken>{brand.registeredOffice}</Unbroken>
      <br />
      {brand.registeredIn}, company number {brand.companyNumber}
      <br />
      Legal contact: <a href={`mailto:${brand.legalEmail}`}>{brand.legalEmail}</a>
    </address>
  ),
}
