import type { LegalSection } from '@/components/legal/legal-document'
import { Link } from '@/components/ui/link'
import { brand } from '@/lib/content/brand'
import { LEGAL_FIGURES } from '@/lib/content/legal/figures'
import * as paths from '@/lib/paths'

export const PROPERTY: LegalSection = {
  id: 'intellectual-property',
  title: 'Intellectual property',
  body: (
    <>
      <p>
        What you tell us, your documents and your name and marks stay yours. You allow us to use them to
        provide the service, and to name you as the employer where a vacancy is not confidential. The
        specification and the employee value proposition that are written from your words are yours once you
        have approved them and paid what is due for the vacancy.
      </p>
      <p>
        The software, the questions, the design and the texts of the service, and what we know and learn in
        providing it, are ours or our licensors’. You may use them as these terms allow, and not copy them or
        build a competing service from them. We may use figures drawn from many vacancies if they name neither
        you nor any person.
      </p>
      <p>
        Software that writes may write something alike for somebody else; we do not promise that a wording is
        unique.
      </p>
    </>
  ),
}

export const DATA: LegalSection = {
  id: 'data-protection',
  title: 'Data protection',
  body: (
    <>
      <p>
        You and we each follow UK GDPR and the Data Protection Act 2018. For data about candidates, and about
        the people who act for you, each of us is a controller of its own. What we do with it stands in our{' '}
        <Link href={paths.privacy}>privacy policy</Link>, what the site keeps in a browser in the{' '}
        <Link href={paths.cookies}>cookie policy</Link>.
      </p>
      <p>
        You use a candidate’s data for the vacancy alone, keep it safe, delete it when you no longer need it,
        and tell us without delay of a breach that concerns it or of a request that we need to know of. Where
        we process data on your instructions alone, we do so under a written contract as Article 28 of UK GDPR
        requires.
      </p>
    </>
  ),
}

export const ENDING: LegalSection = {
  id: 'termination',
  title: 'Termination',
  body: (
    <>
      <p>
        Either side may end the agreement by written notice of typically {LEGAL_FIGURES.noticeDays} days; a
        plan with a minimum term ends at the earliest when that term does. You may withdraw a vacancy at any
        time. No fee is due for that, but one remains due for a candidate introduced before it whom you then
        hire.
      </p>
      <p>
        Either side may end it at once if the other breaks it seriously and does not put that right within 14
        days of being asked to, or cannot pay its debts. We may suspend the service while it is misused, while
        an invoice is more than {LEGAL_FIGURES.paymentDays} days overdue, or where the law requires it.
      </p>
      <p>
        Fees for what was done before the end stay due. Confidentiality, intellectual property, data
        protection, limitation of liability and governing law go on. We keep records as our privacy policy
        says.
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
        <strong>Changes.</strong> We may change these terms for the future. We tell you 30 days before if the
        change is to your disadvantage. A vacancy keeps the version under which it was approved.
      </li>
      <li>
        <strong>Whole agreement.</strong> These terms, your order and the approval terms are the whole
        agreement. If a part of them cannot be enforced, the rest stands.
      </li>
      <li>
        <strong>Transfer.</strong> Neither side may pass the agreement on without the other’s consent, which
        is not unreasonably withheld; we may pass it on with our business.
      </li>
      <li>
        <strong>Third parties.</strong> Nobody else has rights under it by the Contracts (Rights of Third
        Parties) Act 1999.
      </li>
      <li>
        <strong>Waiver.</strong> A right that is not used at once is not lost.
      </li>
      <li>
        <strong>Notices</strong> are given by e-mail: to us at the address below, to you at the address you
        registered with.
      </li>
    </ul>
  ),
}

export const LAW: LegalSection = {
  id: 'governing-law',
  title: 'Governing law',
  body: (
    <p>
      The agreement, and any dispute about it, is governed by English law, the law of England and Wales. Its
      courts alone decide such disputes. Please write to us before you go to court: most things can be settled
      within a week.
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
      {brand.registeredOffice}
      <br />
      {brand.registeredIn}, company number {brand.companyNumber}
      <br />
      Legal contact: <a href={`mailto:${brand.legalEmail}`}>{brand.legalEmail}</a>
    </address>
  ),
}
