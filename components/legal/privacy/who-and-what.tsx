import type { LegalSection } from '@/components/legal/legal-document'
import { LegalTable } from '@/components/legal/legal-table'
import { Link } from '@/components/ui/link'
import { brand } from '@/lib/content/brand'
import * as paths from '@/lib/paths'

export const CONTROLLER: LegalSection = {
  id: 'controller',
  title: 'Who is responsible',
  body: (
    <>
      <p>
        The data controller is {brand.legalName} (“we”, “us”), a UK limited company with its office at{' '}
        {brand.registeredOffice}. {brand.registeredIn} under company number {brand.companyNumber}. We run{' '}
        {brand.product} as a recruitment agency for engineering roles.
      </p>
      <address>
        {brand.legalName}
        <br />
        {brand.registeredOffice}
        <br />
        Privacy contact: <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>
        <br />
        Data protection officer (DPO): <a href={`mailto:${brand.dpoEmail}`}>{brand.dpoEmail}</a>
      </address>
      <p>
        This policy is for visitors of this site, for people who register interest or contact our sales team,
        and for those who speak for a hiring company. It follows the UK General Data Protection Regulation (UK
        GDPR), the Data Protection Act 2018 and, for cookies and electronic marketing, the Privacy and
        Electronic Communications Regulations 2003 (PECR). A person whom we approach or put forward as a
        candidate is given a notice of their own when we first contact them.
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
          ['Contact details', 'E-mail address and phone number', 'You'],
          [
            'Company and job title',
            'Your employer, your role, and what the company’s website says about it',
            'You; the website you name',
          ],
          [
            'Recruitment requirements',
            'The vacancy, its pay and conditions, what the person must be able to do; your plans, timeline and budget; the approved specification',
            'You; the consultation',
          ],
          [
            'Communication history',
            'What you write or say to the AI consultant and what it answers; enquiries, e-mails and calls',
            'You; our records',
          ],
          [
            'IP address and browser',
            'The address your request comes from, and the browser and device that send it',
            'Your browser',
          ],
          [
            'Usage data',
            'Which calls were made when, how they ended and how long they took',
            'Our servers; an analytics service, only with your consent',
          ],
          [
            'Cookies',
            <>
              What the site keeps in your browser: every item is listed in our{' '}
              <Link key="cookies" href={paths.cookies}>
                cookie policy
              </Link>
            </>,
            'Your browser',
          ],
        ]}
      />
      <p>
        Fields that a form does not mark as optional are needed to answer you or to provide the service;
        without them we cannot. To see whether an address is a business one we ask the public internet name
        system whether its domain takes mail; the address itself stays with us.
      </p>
      <p>
        We ask for no special category data (health, origin, religion and the like), and a job does not need
        it. Please keep it, and the names of other people, out of the consultation. Wording that would
        discriminate unlawfully is challenged and not written into a specification.
      </p>
    </>
  ),
}
