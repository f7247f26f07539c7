import { brand } from '@/lib/content/brand'

/** Another way to reach us, where a form can’t be sent. */
export function OrEmailSales() {
  return (
    <>
      Or email{' '}
      <a className="link" href={`mailto:${brand.salesEmail}`}>
        {brand.salesEmail}
      </a>
      .
    </>
  )
}
