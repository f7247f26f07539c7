'use server'

import { type ActionResult, runAction } from '@/lib/api/action'
import { signOut } from '@/lib/auth/sign-in'

export async function logout(): Promise<ActionResult<null>> {
  return await runAction(async () => {
    await signOut()
    return null
  })
}
