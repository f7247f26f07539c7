'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type AdministratorRole, isAtLeast } from '@/lib/content/administrator-roles'

const RoleContext = createContext<AdministratorRole>('reader')

export function AdministratorRoleProvider({
  role,
  children,
}: {
  role: AdministratorRole
  children: ReactNode
}) {
  return <RoleContext value={role}>{children}</RoleContext>
}

/** A reader only sees what they can't change. The server refuses it too. */
export const useCanChange = (): boolean => isAtLeast(useContext(RoleContext), 'consultant')
