'use server'

import { type ActionResult, runAction } from '@/lib/api/action'
import { signOut } from '@/lib/auth/sign-in'

/** Signs the administrator of this browser out: cookie and token die with the session. */
export async function logout(): Promise<ActionResult<null>> {
  return await runAction(async () => {
    await signOut()
    return null
  })
}
