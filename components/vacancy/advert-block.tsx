import { TitleBlock, TitleCell } from '@/components/specification/sheet/title-block'
import type { VacancyState } from '@/lib/consultation/vacancy/options'
import { APPROVAL_TERMS } from '@/lib/content/terms'
import { formatDay, formatMoment } from '@/lib/dates'
import type { OwnVacancyDetail } from '@/lib/vacancy/workspace/schema'

type Advert = NonNullable<OwnVacancyDetail['advert']>

/** States in which it is with the agency. */
const WITH_AGENCY: readonly VacancyState[] = ['approved', 'live', 'onHold', 'closed']

export const hasAdvertBlock = (state: VacancyState): boolean => WITH_AGENCY.includes(state)

/** Where candidates read the vacancy, how many have responded, and whom to ask. */
export function AdvertBlock({
  advert,
  state,
  contact,
}: {
  advert: OwnVacancyDetail['advert']
  state: VacancyState
  /** An email address. */
  contact: string
}) {
  const [mailbox, host] = contact.split('@')
  return (
    <div className="rounded-lg border border-line/70 bg-card">
      <TitleBlock>
        <TitleCell label="On our jobs page" span="half">
          {advert ? <Published advert={advert} /> : <p>{describeAbsence(state)}</p>}
        </TitleCell>
        <TitleCell label="Responses" span="half">
          {advert && advert.responses > 0 ? (
            <>
              <span className="figure">{advert.responses}</span>{' '}
              {advert.responses === 1 ? 'person has' : 'people have'} responded
            </>
          ) : (
            'None yet'
          )}
        </TitleCell>
        <TitleCell label="Your contact at the agency" span="half">
          <a href={`mailto:${contact}`} className="link touch-target inline-block min-h-6 wrap-anywhere">
            {mailbox}@<wbr />
            {host}
          </a>
        </TitleCell>
      </TitleBlock>
    </div>
  )
}

function Published({ advert: { url, state, publishedAt, closesOn } }: { advert: Advert }) {
  const published = `Published ${formatMoment(new Date(publishedAt))}.`
  if (state === 'closed') return <p>The advert is closed. {published}</p>
  return (
    <>
      <a href={url} className="link touch-target inline-block min-h-6 font-semibold">
        Read the advert
      </a>
      <p className="text-muted-foreground text-sm">
        {published} Open until {formatDay(new Date(`${closesOn}T12:00:00Z`))}.
      </p>
    </>
  )
}

const describeAbsence = (state: VacancyState): string =>
  state === 'approved'
    ? `Not published yet. We publish it within ${APPROVAL_TERMS.launchHours} hours of your approval, and the link will be here.`
    : 'We haven’t published it there. Your contact can tell you where it’s advertised.'
