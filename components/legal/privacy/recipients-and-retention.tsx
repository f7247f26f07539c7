import type { LegalSection } from '@/components/legal/legal-document'
import { LegalTable } from '@/components/legal/legal-table'
import { LEGAL_FIGURES } from '@/lib/content/legal/figures'
import type { AiProcessing } from './artificial-intelligence'

export const RECIPIENTS: LegalSection = {
  id: 'recipients',
  title: 'Who we share your data with',
  body: (
    <>
      <p>We don’t sell personal data. We share only what is needed, with:</p>
      <ul>
        <li>
          <strong>hiring companies and candidates</strong>, when we introduce them to each other;
        </li>
        <li>
          <strong>colleagues</strong> in the companies of your account, who see your email address and what
          you can do there;
        </li>
        <li>
          <strong>the company that sent you a link</strong> to a job specification, which sees when you opened
          it and what you wrote;
        </li>
        <li>
          <strong>the company that interviews you, and its interviewers</strong>, who see your interview
          records. You can ask the company for them, or us;
        </li>
        <li>
          <strong>job boards</strong>, which receive the text of an approved vacancy;
        </li>
        <li>
          <strong>service providers</strong> that process data on our instructions under a contract with us:
          hosting, email and phone services, and the model provider if section 4 names one;
        </li>
        <li>
          <strong>services you consented to</strong> in the cookie settings;
        </li>
        <li>
          <strong>professional advisers, courts, regulators and authorities</strong>, where the law requires
          or allows it;
        </li>
        <li>
          <strong>a buyer</strong>, if we sell all or part of our business; this policy will still apply.
        </li>
      </ul>
    </>
  ),
}

const TRANSFER_BY_ENGINE = {
  builtIn: 'The consultation itself involves no such transfer.',
  openai: 'OpenAI, named in section 4, is one such recipient, in the United States.',
  compatible: 'This applies to the model server named in section 4 if it is outside the UK.',
} as const

export const transfers = ({ engine }: AiProcessing): LegalSection => ({
  id: 'international-transfers',
  title: 'International transfers',
  body: (
    <>
      <p>
        We keep data in the United Kingdom where we can. Some recipients are outside the UK, or can access
        data from outside it. {TRANSFER_BY_ENGINE[engine]} Data leaves the UK only with one of these
        safeguards:
      </p>
      <ul>
        <li>
          <strong>UK adequacy regulations</strong> for the country, such as those for the European Economic
          Area, or for the recipient, such as the UK extension to the EU-US Data Privacy Framework; or
        </li>
        <li>
          the <strong>International Data Transfer Agreement</strong> (IDTA) of the UK regulator, or its
          Addendum to the European Commission’s standard contractual clauses, after we have assessed the risks
          of the transfer.
        </li>
      </ul>
      <p>Ask our privacy contact for a copy of the safeguard that applies to your data.</p>
    </>
  ),
})

export const RETENTION: LegalSection = {
  id: 'retention',
  title: 'How long we keep your data',
  body: (
    <>
      <LegalTable
        caption="Retention"
        columns={['Data', 'How long', 'Why']}
        rows={[
          [
            'Customer data',
            `For the service period plus ${LEGAL_FIGURES.customerYears} years`,
            'Contract claims can be brought for 6 years (Limitation Act 1980), and we must keep tax and company records',
          ],
          [
            'Prospect data',
            `${LEGAL_FIGURES.prospectYears} years from last contact`,
            'So we have a record if you contact us again',
          ],
          [
            'What you send for a job, with your CV',
            `${LEGAL_FIGURES.candidateMonths} months after you sent it or we last dealt with it`,
            'So we can deal with it, and show that everyone was treated alike',
          ],
          [
            'Interview records',
            `${LEGAL_FIGURES.interviewMonths} months after the company’s decision, or ${LEGAL_FIGURES.candidateMonths} months after the last change if it never recorded one. The company can delete them at any time`,
            'So the company can show that it chose fairly, and answer a claim',
          ],
          [
            'Your account',
            `As long as you belong to a company, then ${LEGAL_FIGURES.prospectYears} years from your last visit. Sign-ins: up to ${2 * LEGAL_FIGURES.signInDays} days after you last used them. Invitations: ${LEGAL_FIGURES.invitationDays} days`,
            'So you can sign in and see where you are signed in',
          ],
          [
            'Links to a job specification, and what was written through them',
            'As long as the specification. The links stop working after 30 days',
            'So the company can see who was asked, and what they said',
          ],
          [
            'Emails our site sends',
            `The text for ${LEGAL_FIGURES.mailTextDays} days, then what was sent to whom and when for up to ${LEGAL_FIGURES.mailDays} days in all`,
            'So we can send a lost email again and show what we told you',
          ],
          [
            'Your choice to stop emails',
            'Until you start them again, even if you ask us to erase your data',
            'Without it we wouldn’t know not to write to you. We keep a code made from your address, not the address',
          ],
          ['Marketing data', 'Until consent is withdrawn', 'It is based only on your consent'],
          [
            'Employment agency records',
            'At least one year after they are made, within the periods above',
            'Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 29',
          ],
          ['Data stored in your browser', 'As listed in the cookie policy', 'Depends on the item'],
        ]}
      />
      <p>
        When a period ends, we’ll delete or anonymise the data. The period ends early if you ask us to erase
        the data and we don’t need to keep it. We keep the data for longer while a dispute or an authority’s
        request is open.
      </p>
      <p>
        We can restore deleted data for {LEGAL_FIGURES.restoreDays} days in case it was deleted by mistake.
        After that it is gone for good. We can’t restore data you asked us to erase.
      </p>
    </>
  ),
}
