import type { LegalSection } from '@/components/legal/legal-document'
import { LegalTable } from '@/components/legal/legal-table'
import { LEGAL_FIGURES } from '@/lib/content/legal/figures'
import type { Processing } from './artificial-intelligence'

export const RECIPIENTS: LegalSection = {
  id: 'recipients',
  title: 'Who receives it',
  body: (
    <>
      <p>We do not sell personal data. We pass on only what the purpose needs, to:</p>
      <ul>
        <li>
          <strong>hiring companies and candidates</strong>, when we introduce one to the other;
        </li>
        <li>
          <strong>job boards</strong>, which receive the text of an approved vacancy;
        </li>
        <li>
          <strong>service providers</strong> that process data on our instructions under a contract with us:
          hosting, e-mail, telephone, and the model provider where section 4 names one;
        </li>
        <li>
          <strong>services that you consented to</strong> in the cookie settings;
        </li>
        <li>
          <strong>professional advisers, courts, regulators and authorities</strong>, where the law requires
          or allows it;
        </li>
        <li>
          <strong>a successor</strong>, should our business or a part of it be sold; this policy would go on
          to bind it.
        </li>
      </ul>
    </>
  ),
}

const BY_ENGINE = {
  builtIn: 'The consultation itself involves no such transfer.',
  openai: 'OpenAI, named in section 4, is such a recipient, in the United States.',
  compatible: 'Should the model server named in section 4 stand outside the UK, this applies to it.',
} as const

export const transfers = ({ engine }: Processing): LegalSection => ({
  id: 'international-transfers',
  title: 'International transfers',
  body: (
    <>
      <p>
        We keep data in the United Kingdom where we can. Some recipients are elsewhere, or can be reached from
        elsewhere. {BY_ENGINE[engine]} Data leaves the UK only with one of these safeguards:
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
  title: 'How long we keep it',
  body: (
    <>
      <LegalTable
        caption="Retention"
        columns={['Data', 'How long', 'Why']}
        rows={[
          [
            'Customer data',
            `For the service period plus ${LEGAL_FIGURES.customerYears} years`,
            'Claims under a contract can be brought for six years (Limitation Act 1980); tax and company records',
          ],
          [
            'Prospect data',
            `${LEGAL_FIGURES.prospectYears} years from last contact`,
            'To answer you if you come back, and to know what was said',
          ],
          ['Marketing data', 'Until consent is withdrawn', 'It rests on your consent alone'],
          [
            'Records of an employment agency',
            'At least one year after they were made, within the periods above',
            'Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 29',
          ],
          [
            'What your browser keeps',
            'As the cookie policy says of each item',
            'Each has a purpose and an end of its own',
          ],
        ]}
      />
      <p>
        A period ends sooner where you have the data erased and we need not keep it, and later while a dispute
        or an authority’s request is open. Then the data is deleted, or made anonymous so that it names
        nobody.
      </p>
    </>
  ),
}
