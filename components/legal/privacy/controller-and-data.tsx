import type { LegalSection } from '@/components/legal/legal-document'
import { LegalTable } from '@/components/legal/legal-table'
import { Unbroken } from '@/components/legal/unbroken'
import { Link } from '@/components/ui/link'
import { brand } from '@/lib/content/brand'
import * as paths from '@/lib/paths'

export const CONTROLLER: LegalSection = {
  id: 'controller',
  title: 'Who is responsible',
  body: (
    <>
      <p>
        The data controller is {brand.legalName} (“we”, “us”), a UK limited company registered in England and
        Wales under company number {brand.companyNumber}, whose registered office is at{' '}
        <Unbroken>{brand.registeredOffice}</Unbroken>. We run {brand.product} as a recruitment agency for
        engineering roles.
      </p>
      <address>
        {brand.legalName}
        <br />
        <Unbroken>{brand.registeredOffice}</Unbroken>
        <br />
        Privacy contact: <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>
        <br />
        Data protection officer (DPO): <a href={`mailto:${brand.dpoEmail}`}>{brand.dpoEmail}</a>
      </address>
      <p>
        This policy is for visitors to this site, for people who register interest, respond to a job or
        contact our sales team, and for people acting for a hiring company. It follows the UK General Data
        Protection Regulation (UK GDPR), the Data Protection Act 2018 and, for cookies and electronic
        marketing, the Privacy and Electronic Communications Regulations 2003 (PECR). Candidates whom we
        approach ourselves get a separate privacy notice when we first contact them.
      </p>
    </>
  ),
}

export const DATA_COLLECTED: LegalSection = {
  id: 'data-we-collect',
  title: 'The data we collect',
  body: (
    <>
      <LegalTable
        caption="Personal data, and where it comes from"
        columns={['Data', 'What it includes', 'Source']}
        rows={[
          ['Name', 'Your name, and the name of the person who approves a specification', 'You'],
          ['Contact details', 'Email address and phone number', 'You'],
          [
            'Company and job title',
            'Your employer, your role, and what the company’s website and documents say about it',
            'You; the website and documents you give us',
          ],
          [
            'Recruitment requirements',
            'The vacancy, its pay and conditions, and what the person must be able to do; your plans, timeline and budget; the approved specification',
            'You; the consultation',
          ],
          [
            'Communication history',
            'What you write or say to the AI consultant and how it replies; enquiries, emails and calls',
            'You; our records',
          ],
          [
            'Account',
            'If you sign in: your email address, your companies and what you can do in them, and where and when you signed in',
            'You; colleagues who invite you',
          ],
          [
            'Shared specifications',
            'If someone sends you a link to one: your name and email address if they entered them, when you opened it, what you write on it, and whether you approve or decline it',
            'The person who sent you the link; you',
          ],
          [
            'Interview records',
            'If a company interviews you with the questions and scorecards of this site: what it calls you there, your interviewers’ ratings and notes, and its decision with the reason. If you are an interviewer: your name, when you opened your link, and what you wrote',
            'The company, which decides what is recorded; its interviewers',
          ],
          [
            'Response to a job',
            'If you respond to a job on this site: your name, email address and message, your CV as the file you sent, and our notes and the status we give it',
            'You; our records',
          ],
          [
            'IP address and browser',
            'The IP address, browser and device you use to visit this site',
            'Your browser',
          ],
          [
            'Usage data',
            'Which requests were made and when, their outcome and how long they took',
            'Our servers; an analytics service, only with your consent',
          ],
          [
            'Cookies',
            <>
              What this site stores in your browser. Our{' '}
              <Link key="cookies" href={paths.cookies}>
                cookie policy
              </Link>{' '}
              lists every item
            </>,
            'Your browser',
          ],
        ]}
      />
      <p>
        We need the fields that are not marked as optional to reply to you or to provide the service; without
        them we can’t help you. To check a work email address, we look up whether its domain accepts email. We
        don’t share the address.
      </p>
      <p>
        We don’t ask for special category data (such as health, ethnic origin or religion), and a vacancy
        doesn’t need it. Please keep it, and other people’s names, out of the consultation. If the consultant
        recognises wording that would discriminate unlawfully, it challenges it and leaves it out of the
        specification.
      </p>
    </>
  ),
}
