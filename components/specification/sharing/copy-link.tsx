import { CopyField } from '@/components/ui/copy-field'

/** Of a link that was just made. */
export function CopyLink({
  url,
  label = 'Link',
  isNext = true,
}: {
  url: string
  label?: string
  isNext?: boolean
}) {
  return <CopyField value={url} label={label} noun="link" isNext={isNext} />
}
