'use server'

import { type ActionResult, runAction } from '@/lib/api/action'
import { signOut } from '@/lib/auth/sign-in'

/** Ends the administrator's session, and with it cookie and token. */
export async function logout(): Promise<ActionResult<null>> {
  return await runAction(async () => {
    await signOut()
    return null
  })
}
