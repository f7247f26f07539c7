import { FieldSet } from '@/components/ui/field'
import {
  BUDGETS,
  CONTACT_INDUSTRIES,
  CONTACT_SIZES,
  PRODUCT_INTERESTS,
  TIMELINES,
} from '@/lib/enquiries/options'
import { EnquiryField } from './enquiry-field'
import { CONTACT_LABELS } from './enquiry-labels'
import { SelectOptions } from './select-options'

export function ContactFields({ plan }: { plan: string | undefined }) {
  return (
    <>
      <FieldSet legend="You">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <EnquiryField
            name="name"
            label={CONTACT_LABELS.name}
            autoComplete="name"
            placeholder="Jane Whitfield"
          />
          <EnquiryField
            name="email"
            label={CONTACT_LABELS.email}
            type="email"
            autoComplete="email"
            placeholder="jane.whitfield@yourcompany.co.uk"
          />
          <EnquiryField
            name="company"
            label={CONTACT_LABELS.company}
            autoComplete="organization"
            placeholder="Whitfield Structures Ltd"
          />
          <EnquiryField
            name="role"
            label={CONTACT_LABELS.role}
            autoComplete="organization-title"
            placeholder="Head of Engineering"
          />
          <EnquiryField
            name="phone"
            label={CONTACT_LABELS.phone}
            optional
            type="tel"
            autoComplete="tel"
            placeholder="+44 117 496 0123"
          />
        </div>
      </FieldSet>
      <FieldSet legend="Your company">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <EnquiryField name="companySize" label={CONTACT_LABELS.companySize} optional>
            <SelectOptions placeholder="Select company size" options={CONTACT_SIZES} />
          </EnquiryField>
          <EnquiryField name="industry" label={CONTACT_LABELS.industry} optional>
            <SelectOptions placeholder="Select an industry" options={CONTACT_INDUSTRIES} />
          </EnquiryField>
        </div>
        <EnquiryField
          name="currentSolution"
          label={CONTACT_LABELS.currentSolution}
          optional
          autoComplete="off"
          placeholder="e.g. two agencies"
        />
      </FieldSet>
      <FieldSet legend="What you need">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <EnquiryField
            name="productInterest"
            label={CONTACT_LABELS.productInterest}
            optional
            note="These bands aren’t the ones on the pricing page. Choose the nearest and we’ll confirm it with you."
            value={plan}
            className="sm:col-span-2"
          >
            <SelectOptions placeholder="Select a plan" options={PRODUCT_INTERESTS} />
          </EnquiryField>
          <EnquiryField name="timeline" label={CONTACT_LABELS.timeline} optional>
            <SelectOptions placeholder="Select a timeline" options={TIMELINES} />
          </EnquiryField>
          <EnquiryField name="budget" label={CONTACT_LABELS.budget} optional>
            <SelectOptions placeholder="Select a budget" options={BUDGETS} />
          </EnquiryField>
        </div>
        <EnquiryField
          name="message"
          label={CONTACT_LABELS.message}
          optional
          rows={4}
          placeholder="Which roles, how many a year, and what’s difficult about filling them"
        />
      </FieldSet>
    </>
  )
}
