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
        a company, by approving a vacancy, or by signing an order that refers to them. Whoever does so
        confirms they have authority to bind the business.
      </p>
      <p>
        The service is for businesses. It is not offered to consumers. If an order signed by both of us
        differs from these terms, the order prevails. For a vacancy, its approval terms prevail over both.
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
          <strong>job specification creation and consultation</strong>: a typed or spoken conversation from
          which we write a job specification and an employee value proposition;
        </li>
        <li>
          <strong>candidate sourcing and matching</strong>: advertising the vacancy, searching for candidates,
          pre-screening interviews and a shortlist;
        </li>
        <li>
          <strong>AI recruitment analytics</strong>: figures on how a vacancy is doing, and on how fair its
          wording and results are;
        </li>
        <li>
          <strong>process management and related professional services</strong>: interview coordination, offer
          negotiation and support until the candidate has started.
        </li>
      </ul>
      <p>
        Each plan sets out what it includes. We will perform the service with reasonable skill and care. We
        cannot promise that a suitable candidate will be found, or found by a certain date; figures on our
        site are indicative and not a warranty.
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
        of Employment Agencies and Employment Businesses Regulations 2003: we introduce candidates, and you
        then employ or engage them yourself. We do not employ them, and we have no authority to make a
        contract for you or for them. We charge candidates nothing for finding them work.
      </p>
      <p>Before we introduce anyone, the regulations require us to obtain from you:</p>
      <ul>
        <li>who you are and what your business does;</li>
        <li>when the work will start, and how long it is likely to last;</li>
        <li>the position, the work, its location and its hours;</li>
        <li>known risks to health or safety, and what you have done to prevent or control them;</li>
        <li>
          the experience, training, qualifications and authorisations that you or the law consider necessary;
        </li>
        <li>any expenses payable by or to the candidate;</li>
        <li>
          the minimum pay and benefits, how often they are paid, and the notice either side would have to
          give.
        </li>
      </ul>
      <p>
        The consultation asks for most of these and marks those still missing, and the specification says what
        is still to be confirmed. We will confirm the identity of each candidate we introduce, that they are
        willing to take the position, and that they have the experience and qualifications you asked for. If
        we learn within three months of an introduction that a candidate may be unsuitable, we will tell you
        without delay.
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
          register with a business email address, and protect the browser that holds your records, and any
          link we send you, from people who should not have access;
        </li>
        <li>
          comply with the law when hiring, including the Equality Act 2010, and not select candidates
          unlawfully or ask us to;
        </li>
        <li>
          check the right to work, references and any professional registration yourself before employment
          starts;
        </li>
        <li>
          treat what we tell you about candidates as confidential, use it only for the vacancy, and not pass
          it on;
        </li>
        <li>tell us at once when you offer a position to a candidate we introduced, and on what terms;</li>
        <li>
          not misuse the service, for example by trying to access other people’s data, overloading or copying
          the service, or making it produce unlawful content.
        </li>
      </ul>
      <p>
        The consultation challenges requests it recognises as unlawful discrimination, including on grounds of
        trade union membership, and leaves them out of the specification. It cannot recognise every one, so
        you remain responsible for what you approve.
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
        A specification is a draft until you approve it. Please read it carefully. Software writes it from
        what was said, and only you can confirm that it is right. By selecting “Approve and Launch” you
        confirm that it is correct and accept the approval terms shown with it. We record who approved it,
        when, which version of the terms (now {APPROVAL_TERMS.version}) and a fingerprint of the text. An
        approved specification never changes; an edit makes a new version, which needs its own approval.
      </p>
      <p>
        We will launch the vacancy within {APPROVAL_TERMS.launchHours} hours of approval. If launch is delayed
        by something you have to supply, the time runs from when we receive it.
      </p>
    </>
  ),
}
