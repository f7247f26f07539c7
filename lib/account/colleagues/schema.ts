import { z } from 'zod'
import { addressSchema } from '@/lib/account/email-schema'
import { COMPANY_ROLE_KEYS } from '@/lib/content/company-roles'
import { id } from '@/lib/fields'

export const roleChangeSchema = z.object({ role: z.enum(COMPANY_ROLE_KEYS), canApprove: z.boolean() })
export type RoleChange = z.infer<typeof roleChangeSchema>

export const invitationSchema = roleChangeSchema.extend({ email: addressSchema })
export type NewInvitation = z.infer<typeof invitationSchema>

const role = z.enum(COMPANY_ROLE_KEYS)

/** `invitations` and `joinRequests` are empty for everyone but owners. */
export const colleaguesSchema = z.object({
  colleagues: z.array(
    z.object({ id: z.string(), email: z.string(), role, canApprove: z.boolean(), isYou: z.boolean() }),
  ),
  invitations: z.array(z.object({ id: z.string(), email: z.string(), role, canApprove: z.boolean() })),
  joinRequests: z.array(z.object({ id: z.string(), email: z.string() })),
})
export type Colleagues = z.infer<typeof colleaguesSchema>

export const membershipParamsSchema = z.object({ companyId: id, membershipId: id })
export const invitationParamsSchema = z.object({ companyId: id, invitationId: id })
export const joinRequestParamsSchema = z.object({ companyId: id, requestId: id })
