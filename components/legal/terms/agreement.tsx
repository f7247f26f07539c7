import type { LegalSection } from '@/components/legal/legal-document'
import { brand } from '@/lib/content/brand'
import { APPROVAL_TERMS } from '@/lib/content/terms'

export const AGREEMENT: LegalSection = {
  id: 'agreement',
  title: 'The agreement',
  body: (
    <>
      <p>
        These terms are an agreement between {brand.legalName} (“we”, “us”), company number{' '}
        {brand.companyNumber}, and the business that uses the service (“you”). You accept them by registering
        a company, by approving a vacancy, or by signing an order that names them. Whoever does so confirms
        that they may bind the business.
      </p>
      <p>
        The service is for businesses. It is not offered to consumers. An order that you and we have both
        signed comes before these terms where the two differ, and the approval terms of a vacancy come before
        both for that vacancy.
      </p>
    </>
  ),
}

export const SERVICE: LegalSection = {
  id: 'service',
  title: 'The service',
  body: (
    <>
      <p>We provide:</p>
      <ul>
        <li>
          <strong>job specification creation and consultation</strong>: a conversation, typed or spoken, from
          which a job specification and an employee value proposition are written;
        </li>
        <li>
          <strong>candidate sourcing and matching</strong>: advertising the vacancy, searching for candidates,
          pre-screening interviews and a shortlist;
        </li>
        <li>
          <strong>AI recruitment analytics</strong>: figures on how a vacancy is doing and on the fairness of
          its wording and its results;
        </li>
        <li>
          <strong>process management and related professional services</strong>: interview coordination, offer
          negotiation and support until the candidate has started.
        </li>
      </ul>
      <p>
        What a subscription includes stands in its plan. We perform the service with reasonable skill and
        care. We cannot promise that a suitable candidate will be found, or found by a certain day; figures on
        our site describe experience and are no warranty.
      </p>
    </>
  ),
}

export const OUR_ROLE: LegalSection = {
  id: 'our-role',
  title: 'Our role as an employment agency',
  body: (
    <>
      <p>
        We act as an <strong>employment agency</strong> under the Employment Agencies Act 1973 and the Conduct
        of Employment Agencies and Employment Businesses Regulations 2003: we introduce candidates whom you
        then employ or engage yourself. We do not employ them, and we have no authority to make a contract for
        you or for them. We charge candidates nothing for finding them work.
      </p>
      <p>Before we introduce anybody, the regulations have us obtain from you:</p>
      <ul>
        <li>who you are and what your business does;</li>
        <li>when the work is to start, and how long it is likely to last;</li>
        <li>the position, the work, its place and its hours;</li>
        <li>known risks to health or safety, and what you have done to prevent or control them;</li>
        <li>
          the experience, training, qualifications and authorisations that you or the law consider necessary;
        </li>
        <li>any expenses payable by or to the candidate;</li>
        <li>
          the minimum pay and benefits, how often they are paid, and the notice that either side would have to
          give.
        </li>
      </ul>
      <p>
        The consultation asks for these, and the specification says what is still to be confirmed. We confirm
        the identity of each candidate we introduce, that they are willing to take the position, and that they
        have the experience and qualifications you named. Should we learn within three months of an
        introduction that a candidate may be unsuitable, we tell you without delay.
      </p>
    </>
  ),
}

export const RESPONSIBILITIES: LegalSection = {
  id: 'your-responsibilities',
  title: 'Your responsibilities',
  body: (
    <>
      <p>You will:</p>
      <ul>
        <li>give information that is true and complete, and tell us when it changes;</li>
        <li>
          register with a business e-mail address, and keep the browser that holds your records, and any link
          that we send you, from people who should not have them;
        </li>
        <li>
          follow the law in hiring, among it the Equality Act 2010: neither ask for nor make a choice of
          candidates that it does not allow;
        </li>
        <li>
          check the right to work, references and any professional registration yourself before employment
          starts;
        </li>
        <li>
          treat what we tell you about candidates as confidential, use it for the vacancy alone, and not pass
          it on;
        </li>
        <li>tell us at once when you offer a position to a candidate we introduced, and on which terms;</li>
        <li>
          not misuse the service: no attempt to reach the data of others, to overload or copy it, or to have
          it produce unlawful content.
        </li>
      </ul>
      <p>
        A request that the Equality Act 2010 does not allow is challenged in the consultation and is not
        written into a specification.
      </p>
    </>
  ),
}

export const APPROVAL: LegalSection = {
  id: 'approval',
  title: 'Approving a vacancy',
  body: (
    <>
      <p>
        A specification is a draft until you approve it. Read it: it is written by software from what was
        said, and you are the one who knows whether it is right. By pressing “Approve and Launch” you confirm
        that it is correct, and accept the approval terms shown beside it. We record who approved it, when,
        which version of the terms (now {APPROVAL_TERMS.version}) and a fingerprint of the text. An approved
        specification is never changed; an edit makes a new version, which needs an approval of its own.
      </p>
      <p>
        The vacancy goes to market within {APPROVAL_TERMS.launchHours} hours of approval. If launch is held up
        by something that you have to supply, the time runs from when we have it.
      </p>
    </>
  ),
}
