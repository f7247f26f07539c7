import type { Metadata } from 'next'
import SharedNotFound from '@/app/shared/[token]/not-found'

export const metadata: Metadata = { title: 'This link doesn’t work', robots: { index: false } }

export default SharedNotFound
