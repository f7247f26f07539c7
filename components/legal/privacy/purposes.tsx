import type { LegalSection } from '@/components/legal/legal-document'
import { LegalTable } from '@/components/legal/legal-table'
import { brand } from '@/lib/content/brand'

export const PURPOSES: LegalSection = {
  id: 'purposes',
  title: 'Why we use your data, and our legal basis',
  body: (
    <>
      <LegalTable
        caption="Purposes and legal bases under UK GDPR, Article 6"
        columns={['Purpose', 'What we do', 'Legal basis']}
        rows={[
          [
            'Service provision',
            'Register your company, hold the consultation, write the specification, source and pre-screen candidates, maintain your account',
            'Contract, or steps you ask us to take before one: Article 6(1)(b). Where the contract is with your employer, our legitimate interest in providing it: Article 6(1)(f)',
          ],
          [
            'Recruitment',
            'Read what you send for a job, answer you, and put you forward if you agree',
            'Steps you ask us to take before a contract: Article 6(1)(b); our legitimate interest in finding people for jobs: Article 6(1)(f)',
          ],
          [
            'Communication',
            'Answer enquiries, send service messages, arrange interviews',
            'Contract: Article 6(1)(b); for enquiries, our legitimate interest in replying to people who write to us: Article 6(1)(f)',
          ],
          [
            'Improvement',
            'Find faults, see what is slow or unclear, and improve the service',
            'Legitimate interest in a service that works: Article 6(1)(f). Analytics cookies: consent, Article 6(1)(a) and PECR',
          ],
          [
            'Security',
            'Protect records and prevent abuse',
            'Legitimate interest in a secure service: Article 6(1)(f)',
          ],
          [
            'Legal compliance',
            'Keep the records that employment agencies, companies and taxpayers must keep; respond to lawful requests; deal with claims',
            'Legal obligation: Article 6(1)(c), including the Conduct of Employment Agencies and Employment Businesses Regulations 2003. For claims, legitimate interest: Article 6(1)(f)',
          ],
          [
            'Marketing',
            'Send news and offers by email or phone; measure our advertising with marketing cookies',
            'Consent: Article 6(1)(a) and PECR. You can withdraw it at any time',
          ],
        ]}
      />
      <p>
        Where we rely on <strong>legitimate interest</strong>, we have weighed it against your interests and
        found that you would reasonably expect this use and that it has little impact on you. You can ask us
        for that assessment, and you can object (see <a href="#your-rights">your rights</a>). Where we rely on{' '}
        <strong>consent</strong>, we ask for it separately; neither the service nor a reply depends on it.
      </p>
      <p>
        To stop optional emails, use the link in any of them. To stop marketing of any kind, write to{' '}
        <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>. We’ll then keep your address on a
        do-not-contact list and use it for nothing else. You can’t stop emails that the service needs, such as
        the record of an approval.
      </p>
    </>
  ),
}
