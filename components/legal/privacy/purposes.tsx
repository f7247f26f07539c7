import type { LegalSection } from '@/components/legal/legal-document'
import { LegalTable } from '@/components/legal/legal-table'
import { brand } from '@/lib/content/brand'

export const PURPOSES: LegalSection = {
  id: 'purposes',
  title: 'Why we use it, and on which legal basis',
  body: (
    <>
      <LegalTable
        caption="Purposes and legal bases under UK GDPR, Article 6"
        columns={['Purpose', 'What we do', 'Legal basis']}
        rows={[
          [
            'Service provision',
            'Register your company, hold the consultation, write the specification, source and pre-screen candidates, keep your account',
            'Contract, or steps before one at your request: Article 6(1)(b). Where the contract is with your employer, our legitimate interest in providing it: Article 6(1)(f)',
          ],
          [
            'Communication',
            'Answer enquiries, send what the service needs to say, arrange interviews',
            'Contract: Article 6(1)(b); for enquiries, our legitimate interest in answering those who write to us: Article 6(1)(f)',
          ],
          [
            'Improvement',
            'Find faults, see what is slow or unclear, and make the service better',
            'Legitimate interest in a service that works: Article 6(1)(f). Analytics cookies: consent, Article 6(1)(a) and PECR',
          ],
          [
            'Security',
            'Keep records from strangers, limit abuse of forms and calls',
            'Legitimate interest in a safe service: Article 6(1)(f)',
          ],
          [
            'Legal compliance',
            'Keep the records that employment agencies, companies and taxpayers must keep; answer lawful requests; deal with claims',
            'Legal obligation: Article 6(1)(c), among others the Conduct of Employment Agencies and Employment Businesses Regulations 2003. For claims, legitimate interest: Article 6(1)(f)',
          ],
          [
            'Marketing',
            'Send news and offers by e-mail or phone; measure our advertising by marketing cookies',
            'Consent: Article 6(1)(a) and PECR. You may withdraw it at any time',
          ],
        ]}
      />
      <p>
        Where we rely on <strong>legitimate interest</strong> we have weighed it against yours and found that
        the use is one you may expect, with little effect on you. You may ask us for that assessment, and you
        may object (see <a href="#your-rights">your rights</a>). Where we rely on <strong>consent</strong>, we
        ask for it separately; neither the service nor an answer depends on it.
      </p>
      <p>
        To stop marketing, use the link in any message or write to{' '}
        <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>. We then keep your address on a list
        of those not to be written to, and use it for nothing else.
      </p>
    </>
  ),
}
