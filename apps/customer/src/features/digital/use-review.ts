import { signInPath } from '@angadi/auth/origin.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { type Sheet, useSheet } from '@angadi/shell/use-sheet.ts'
import { useLocation } from 'react-router-dom'

/** The sheet with the price and the payment; a guest signs in first and comes back to what was entered. */
export function useReview(): Sheet {
  const sheet = useSheet('pay')
  const isGuest = useSession(({ ready, userId }) => ready && userId === null)
  const signIn = useSignIn()
  return { ...sheet, open: () => (isGuest ? signIn() : sheet.open()) }
}

/** Opens the sign-in, which leads back here. */
export function useSignIn(): () => void {
  const { pathname, search } = useLocation()
  const go = useNavigateTo()
  return () => go(signInPath(`${pathname}${search}`))
}
