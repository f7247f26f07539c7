import { brand } from '@/lib/content/brand'

/** Another way to reach us, where a form can’t be sent. While it shows, the same sentence below the form is hidden. */
export function OrEmailSales({ isInError = false }: { isInError?: boolean }) {
  return (
    <span
      {...(isInError ? { 'data-or-email': '' } : { className: 'group-has-data-or-email/enquiry:hidden' })}
    >
      Or email{' '}
      <a className="link" href={`mailto:${brand.salesEmail}`}>
        {brand.salesEmail}
      </a>
      .
    </span>
  )
}
