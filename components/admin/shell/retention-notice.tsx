import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import type { RetentionNotice as Notice } from '@/lib/admin/retention/queries'

export function RetentionNotice({ notice }: { notice: Notice }) {
  return (
    <Alert variant={notice.isRefused ? 'destructive' : 'signal'} className="mb-5">
      <AlertTitle>{notice.title}</AlertTitle>
      <AlertDescription>
        <p>{notice.sentences.join(' ')}</p>
      </AlertDescription>
    </Alert>
  )
}
