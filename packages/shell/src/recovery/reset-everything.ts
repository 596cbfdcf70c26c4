import { signOut } from '@angadi/auth/sign-in.ts'
import { clearDevice } from './clear-device.ts'

/** The longest wait for the server to receive the sign-out, in milliseconds. */
const SIGN_OUT_MS = 3000

/** Signs out, then removes everything that the product stores in this browser (Spec §2 Auth recovery page). */
export async function resetEverything(): Promise<void> {
  const enough = new Promise<void>((resolve) => setTimeout(resolve, SIGN_OUT_MS))
  await Promise.race([signOut().catch(() => undefined), enough])
  await clearDevice()
}
