'use client'

import { type ComponentType, useState } from 'react'
import { STRENGTH_LABELS } from '@/components/consultation/brief/fact-labels'
import { OptionSelect } from '@/components/forms/option-select'
import { Checkbox } from '@/components/ui/checkbox'
import type { CardKind } from '@/lib/consultation/brief/options'
import { WEIGHTS } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { SlotKind, SlotOf } from '@/lib/consultation/brief/slots/schema'
import { CardInput, CardSelect, Row } from './card-controls'
import type { CardErrors } from './read-card'
import { requirementsOf } from './weights'

/** What the brief knows already, to start from. */
export type KnownSlots = { [K in SlotKind]?: SlotOf<K> }

interface FieldsProps {
  /** Of the form, for the ids of its fields. */
  id: string
  known: KnownSlots
  facts: readonly Fact[]
  errors: CardErrors
}

const PAY_UNITS: Record<SlotOf<'pay'>['unit'], string> = {
  year: 'year',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
}

function PayFields({ id, known: { pay }, errors }: FieldsProps) {
  const field = { id, errors }
  return (
    <>
      <Row>
        <CardInput {...field} name="min" label="From (£)" inputMode="decimal" defaultValue={pay?.min} />
        <CardInput
          {...field}
          name="max"
          label="To (£)"
          optional
          inputMode="decimal"
          defaultValue={pay?.max === pay?.min ? null : pay?.max}
        />
        <CardSelect
          {...field}
          name="unit"
          label="Per"
          options={PAY_UNITS}
          defaultValue={pay?.unit ?? 'year'}
        />
      </Row>
      <CardInput
        {...field}
        name="extras"
        label="On top, such as a bonus"
        optional
        maxLength={200}
        defaultValue={pay?.extras}
      />
      <label htmlFor={`${id}-hidden`} className="flex items-start gap-3 text-sm/6">
        <Checkbox id={`${id}-hidden`} name="hidden" defaultChecked={pay?.inAdvert === false} />
        <span>Agency only: keep this out of the advert</span>
      </label>
    </>
  )
}

const PATTERNS: Record<SlotOf<'pattern'>['where'] | '', string> = {
  '': 'Not decided yet',
  onSite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
}

function PlaceFields({ id, known: { place, pattern }, errors }: FieldsProps) {
  const [where, setWhere] = useState<keyof typeof PATTERNS>(pattern?.where ?? '')
  const field = { id, errors }
  return (
    <>
      <CardInput {...field} name="name" label="Town or site" maxLength={120} defaultValue={place?.name} />
      <Row>
        <CardSelect
          {...field}
          name="where"
          label="Working pattern"
          options={PATTERNS}
          defaultValue={where}
          onChange={setWhere}
        />
        {where === 'hybrid' ? (
          <CardInput
            {...field}
            name="days"
            label="Days a week on site"
            optional
            inputMode="numeric"
            defaultValue={pattern?.daysOnSite}
          />
        ) : null}
      </Row>
    </>
  )
}

function HoursFields({ id, known: { hours }, errors }: FieldsProps) {
  const field = { id, errors, inputMode: 'decimal' as const }
  return (
    <Row>
      <CardInput {...field} name="min" label="Hours a week" defaultValue={hours?.min} />
      <CardInput
        {...field}
        name="max"
        label="Up to"
        optional
        defaultValue={hours?.max === hours?.min ? null : hours?.max}
      />
    </Row>
  )
}

const WEIGHT_OPTIONS = WEIGHTS.map((strength) => [strength, STRENGTH_LABELS[strength]] as const)

const CONTRACTS: Record<SlotOf<'contract'>['type'], string> = {
  permanent: 'Permanent',
  fixedTerm: 'Fixed term',
  contract: 'Contract',
  temporary: 'Temporary',
  apprenticeship: 'Apprenticeship',
}
const LENGTH_UNITS: Record<SlotOf<'duration'>['unit'], string> = {
  week: 'weeks',
  month: 'months',
  year: 'years',
}

function ContractFields({ id, known: { contract, duration }, errors }: FieldsProps) {
  const [type, setType] = useState(contract?.type ?? 'permanent')
  const field = { id, errors }
  return (
    <Row>
      <CardSelect
        {...field}
        name="type"
        label="Contract"
        options={CONTRACTS}
        defaultValue={type}
        onChange={setType}
      />
      {type === 'permanent' ? null : (
        <>
          <CardInput
            {...field}
            name="amount"
            label="How long"
            optional
            inputMode="numeric"
            defaultValue={duration?.amount}
          />
          <CardSelect
            {...field}
            name="unit"
            label="Weeks, months or years"
            options={LENGTH_UNITS}
            defaultValue={duration?.unit ?? 'month'}
          />
        </>
      )}
    </Row>
  )
}

const STARTS: Record<SlotOf<'start'>['when'], string> = {
  asap: 'As soon as possible',
  flexible: 'Flexible',
  date: 'On a date',
}
const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')
const MONTHS: Record<string, string> = Object.fromEntries(
  ['Choose a month', ...MONTH_NAMES].map((name, month) => [month, name]),
)

function StartFields({ id, known: { start }, errors }: FieldsProps) {
  const [when, setWhen] = useState(start?.when ?? 'asap')
  const field = { id, errors }
  return (
    <>
      <Row>
        <CardSelect
          {...field}
          name="when"
          label="When"
          options={STARTS}
          defaultValue={when}
          onChange={setWhen}
        />
      </Row>
      {when === 'date' ? (
        <Row>
          <CardInput
            {...field}
            name="day"
            label="Day"
            optional
            inputMode="numeric"
            maxLength={2}
            defaultValue={start?.day}
          />
          <CardSelect
            {...field}
            name="month"
            label="Month"
            options={MONTHS}
            defaultValue={String(start?.month ?? 0)}
          />
          <CardInput
            {...field}
            name="year"
            label="Year"
            optional
            inputMode="numeric"
            maxLength={4}
            defaultValue={start?.year}
          />
        </Row>
      ) : null}
    </>
  )
}

function NoticeFields({ id, known: { notice }, errors }: FieldsProps) {
  const field = { id, errors }
  return (
    <Row>
      <CardInput
        {...field}
        name="amount"
        label="Notice period"
        inputMode="numeric"
        defaultValue={notice?.amount}
      />
      <CardSelect
        {...field}
        name="unit"
        label="Weeks, months or years"
        options={LENGTH_UNITS}
        defaultValue={notice?.unit ?? 'week'}
      />
    </Row>
  )
}

/** The words of each entry are shown next to its choice. */
function WeighFields({ id, facts }: FieldsProps) {
  return (
    <ul className="grid">
      {requirementsOf(facts).map((fact) => (
        <li
          key={fact.id}
          className="grid items-center gap-x-4 gap-y-1 border-t py-2 text-sm first:border-t-0 sm:grid-cols-[minmax(0,1fr)_9.5rem]"
        >
          <label htmlFor={`${id}-${fact.id}`} className="min-w-0 wrap-anywhere">
            {fact.value}
          </label>
          <OptionSelect
            id={`${id}-${fact.id}`}
            name={fact.id}
            options={WEIGHT_OPTIONS}
            defaultValue={fact.strength}
          />
        </li>
      ))}
    </ul>
  )
}

export const CARD_FIELDS: Record<CardKind, ComponentType<FieldsProps>> = {
  pay: PayFields,
  place: PlaceFields,
  hours: HoursFields,
  contract: ContractFields,
  start: StartFields,
  notice: NoticeFields,
  weigh: WeighFields,
}
