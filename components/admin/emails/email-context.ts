'use client'

import { createContext } from 'react'
import type { Email } from '@/lib/admin/emails/schema'

/** Opens an email. */
export const OpenEmailContext = createContext<(email: Email) => void>(() => undefined)
