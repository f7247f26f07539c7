import type { FileFormat } from '@/lib/documents/writing/model'

const NAME_MAX = 80

/** As in "lead-engineer-version-2.pdf". */
export function fileNameOf(
  { jobTitle, version }: { jobTitle: string; version: number },
  format: FileFormat,
  suffix: 'agency-edition' | 'certificate' | 'interview-kit' | null = null,
): string {
  const title = jobTitle
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replace(/^-+|-+$/g, '')
  const parts = [title || 'specification', `version-${version}`, ...(suffix ? [suffix] : [])]
  return `${parts.join('-')}.${format}`
}
