import { CopyField } from '@/components/ui/copy-field'

export function CopyLink({ url, label = 'Link' }: { url: string; label?: string }) {
  return <CopyField value={url} label={label} noun="link" />
}
