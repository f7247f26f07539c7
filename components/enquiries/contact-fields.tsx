import { FieldSet } from '@/components/ui/field'
import {
  BUDGETS,
  CONTACT_INDUSTRIES,
  CONTACT_SIZES,
  PRODUCT_INTERESTS,
  TIMELINES,
} from '@/lib/enquiries/options'
import { EnquiryField } from './enquiry-field'
import { SelectOptions } from './select-options'

export function ContactFields({ plan }: { plan: string | undefined }) {
  return (
    <>
      <FieldSet legend="You">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <EnquiryField name="name" label="Name" autoComplete="name" placeholder="Jane Whitfield" />
          <EnquiryField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            placeholder="jane.whitfield@yourcompany.co.uk"
          />
          <EnquiryField
            name="company"
            label="Company"
            autoComplete="organization"
            placeholder="Whitfield Structures Ltd"
          />
          <EnquiryField
            name="role"
            label="Role"
            autoComplete="organization-title"
            placeholder="Head of Engineering"
          />
          <EnquiryField
            name="phone"
            label="Phone"
            optional
            type="tel"
            autoComplete="tel"
            placeholder="+44 117 496 0123"
          />
        </div>
      </FieldSet>
      <FieldSet legend="Your company">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <EnquiryField name="companySize" label="Company size" optional>
            <SelectOptions placeholder="Select company size" options={CONTACT_SIZES} />
          </EnquiryField>
          <EnquiryField name="industry" label="Industry" optional>
            <SelectOptions placeholder="Select an industry" options={CONTACT_INDUSTRIES} />
          </EnquiryField>
        </div>
        <EnquiryField
          name="currentSolution"
          label="How do you hire at the moment?"
          optional
          autoComplete="off"
          placeholder="e.g. two agencies and our careers page"
        />
      </FieldSet>
      <FieldSet legend="What you need">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <EnquiryField
            name="productInterest"
            label="Product interest"
            optional
            value={plan}
            className="sm:col-span-2"
          >
            <SelectOptions placeholder="Select a plan" options={PRODUCT_INTERESTS} />
          </EnquiryField>
          <EnquiryField name="timeline" label="Timeline" optional>
            <SelectOptions placeholder="Select a timeline" options={TIMELINES} />
          </EnquiryField>
          <EnquiryField name="budget" label="Budget" optional>
            <SelectOptions placeholder="Select a budget" options={BUDGETS} />
          </EnquiryField>
        </div>
        <EnquiryField
          name="message"
          label="Message"
          optional
          rows={4}
          placeholder="Which roles, how many a year, and what’s difficult about filling them"
        />
      </FieldSet>
    </>
  )
}
