import { FieldSet } from '@/components/ui/field'
import { INTEREST_PLANS, REFERRAL_SOURCES, SERVICE_INTERESTS, USER_TYPES } from '@/lib/enquiries/options'
import { EnquiryChoices } from './enquiry-choices'
import { EnquiryField } from './enquiry-field'
import { INTEREST_LABELS } from './enquiry-labels'
import { SelectOptions } from './select-options'

export function InterestFields({ plan }: { plan: string | undefined }) {
  return (
    <>
      <FieldSet legend="You">
        <EnquiryChoices
          name="userType"
          legend={INTEREST_LABELS.userType}
          options={USER_TYPES.map(({ key, label }) => [key, label] as const)}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <EnquiryField
            name="name"
            label={INTEREST_LABELS.name}
            autoComplete="name"
            placeholder="Jane Whitfield"
          />
          <EnquiryField
            name="email"
            label={INTEREST_LABELS.email}
            type="email"
            autoComplete="email"
            placeholder="jane.whitfield@example.com"
          />
          <EnquiryField
            name="phone"
            label={INTEREST_LABELS.phone}
            optional
            type="tel"
            autoComplete="tel"
            placeholder="+44 117 496 0123"
          />
          <EnquiryField
            name="company"
            label={INTEREST_LABELS.company}
            optional
            autoComplete="organization"
            placeholder="Whitfield Structures Ltd"
          />
          <EnquiryField
            name="role"
            label={INTEREST_LABELS.role}
            optional
            autoComplete="organization-title"
            placeholder="Head of Engineering"
          />
        </div>
      </FieldSet>
      <FieldSet legend="What are you interested in?">
        <EnquiryChoices
          name="interestedIn"
          legend={INTEREST_LABELS.interestedIn}
          multiple
          options={SERVICE_INTERESTS.map((interest) => [interest, interest] as const)}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <EnquiryField name="pricingPlan" label={INTEREST_LABELS.pricingPlan} optional value={plan}>
            <SelectOptions placeholder="Select a plan" options={INTEREST_PLANS} />
          </EnquiryField>
          <EnquiryField name="howDidYouHear" label={INTEREST_LABELS.howDidYouHear} optional>
            <SelectOptions
              placeholder="Select an answer"
              options={REFERRAL_SOURCES.map(({ text }) => ({ key: text, label: text }))}
            />
          </EnquiryField>
        </div>
        <EnquiryField
          name="message"
          label={INTEREST_LABELS.message}
          optional
          rows={4}
          placeholder="The role you want to fill, or the work you’re looking for"
        />
      </FieldSet>
    </>
  )
}
