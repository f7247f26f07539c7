import type { LegalSection } from '@/components/legal/legal-document'
import { LegalTable } from '@/components/legal/legal-table'
import { LEGAL_FIGURES } from '@/lib/content/legal/figures'
import { COMMITMENT_MONTHS } from '@/lib/content/plans'
import { APPROVAL_TERMS } from '@/lib/content/terms'

export const PAYMENT: LegalSection = {
  id: 'payment',
  title: 'Payment terms',
  body: (
    <>
      <LegalTable
        caption="What is payable, and when"
        columns={['For', 'Fee', 'Payment']}
        rows={[
          [
            'A monthly plan',
            `As agreed in your order; a commitment of ${COMMITMENT_MONTHS} months`,
            `Typically ${LEGAL_FIGURES.paymentDays} days from the date of the invoice`,
          ],
          [
            'The success-based plan',
            'As agreed in your order; nothing upfront; a fee only on a successful hire',
            `Typically ${LEGAL_FIGURES.paymentDays} days from the date of the invoice`,
          ],
          [
            'A vacancy whose approval terms say so',
            `${APPROVAL_TERMS.feePercent}% of first-year salary on a successful hire; no fees until then`,
            `${APPROVAL_TERMS.paymentDays} days from the start date`,
          ],
        ]}
      />
      <ul>
        <li>
          A <strong>successful hire</strong> is when a candidate we introduced starts work with you, or with
          someone you passed the introduction on to, within 12 months of the introduction, in that vacancy or
          another.
        </li>
        <li>
          <strong>First-year salary</strong> is gross basic pay for the first 12 months plus guaranteed
          allowances and bonuses.
        </li>
        <li>Fees are in pounds sterling and exclude VAT, which is added at the current rate.</li>
        <li>
          <strong>Late payments</strong> bear interest at {LEGAL_FIGURES.lateInterestPercent}% a year above
          the Bank of England’s base rate, from the due date until payment, plus the fixed sum and reasonable
          costs allowed by the Late Payment of Commercial Debts (Interest) Act 1998.
        </li>
        <li>
          If you dispute an invoice, tell us why before it is due and pay what is not in dispute. You may not
          set off other claims unless we have admitted them or a court has found them due.
        </li>
      </ul>
    </>
  ),
}

export const GUARANTEE: LegalSection = {
  id: 'guarantee',
  title: 'Guarantee',
  body: (
    <>
      <p>
        Under the approval terms of a vacancy, the guarantee is {APPROVAL_TERMS.guaranteeWeeks} weeks from the
        start date. The success-based plan has a 90-day replacement guarantee instead. If the employment ends
        within that time, we will look for a replacement at no extra charge, provided that:
      </p>
      <ul>
        <li>the invoice was paid when it was due;</li>
        <li>you tell us in writing within 7 days of the end of the employment; and</li>
        <li>
          it did not end through redundancy, through a change that you made to the position, or through a
          breach of the law by you.
        </li>
      </ul>
      <p>
        If we find no one suitable, or you no longer need to fill the position, no refund is due unless your
        order says so.
      </p>
    </>
  ),
}

export const LIABILITY: LegalSection = {
  id: 'liability',
  title: 'Limitation of liability',
  body: (
    <>
      <p>
        <strong>Nothing in these terms limits or excludes</strong> liability for death or personal injury
        caused by negligence, liability for fraud or fraudulent misrepresentation, or any other liability that
        cannot be limited or excluded by law.
      </p>
      <p>Subject to that:</p>
      <ul>
        <li>
          our total liability to you, in contract, in negligence or otherwise, is limited to{' '}
          <strong>the amount you paid us in the {LEGAL_FIGURES.liabilityMonths} months before</strong> the
          event that gave rise to the claim;
        </li>
        <li>
          we are not liable for loss of profit, business, goodwill or data, nor for indirect or consequential
          loss;
        </li>
        <li>
          you choose who to employ, and we are not liable for what a candidate does or fails to do, nor for
          anything a candidate told us that we had no reason to doubt;
        </li>
        <li>
          neither side is liable for delay caused by events beyond its reasonable control, as long as it tells
          the other and does what it can. This does not excuse late payment.
        </li>
      </ul>
    </>
  ),
}
