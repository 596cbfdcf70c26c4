import { afterSignIn, type NextStep, type OfferedRole } from '@angadi/auth/after-sign-in.ts'
import {
  applyFor,
  rememberAnswer,
  roleSettled,
  type SignedInAs,
  signedInAs,
} from '@angadi/auth/role-choice.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { acceptPolicies } from '@angadi/data/policies/consent.ts'
import { AGREED_AT_SIGN_IN } from '@angadi/domain/policies/current.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSignInDraft } from './sign-in-draft.ts'

/**
 * Runs the steps after signing in: asks for a role if one is to be chosen, opens the application that leads to it, and
 * leaves (Spec §4 After sign-in, §8 Role assignment toasts).
 *
 * @param isShopping whether the user signs in to buy and is not asked for a role
 * @param onDone leaves the sign-in, for a page if there is one to go to
 */
export function useNextStep(isShopping: boolean, onDone: (page?: string) => void) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const [next, setNext] = useState<NextStep>()
  const [isBusy, setBusy] = useState(false)
  const ask = () => {
    useSignInDraft.getState().chooseRole(null)
    setNext({ kind: 'ask' })
  }
  const agreed = useRef<Promise<void>>(undefined)
  const finish = async (first: boolean, page?: string) => {
    await agreed.current
    // If the answer cannot be saved, the user is asked again next time; that must not block the sign-in.
    if (first) await rememberAnswer().catch(() => undefined)
    onDone(page)
  }
  const take = async (who: SignedInAs, chosen: OfferedRole | null) => {
    const step = afterSignIn({ ...who, chosen, isShopping })
    if (step.kind === 'refuse_admin') {
      notify.warning(t('toast.adminRequest'), { id: 'role', description: t('toast.adminRequestText') })
      return ask()
    }
    setNext(step)
    if (step.kind === 'done') return finish(step.first)
    if (step.kind !== 'apply') return
    setBusy(true)
    try {
      const application = await applyFor(who.userId, step.role)
      await roleSettled()
      const query = application ? { application } : { for: step.role }
      await finish(!who.answered, `${pathTo('providerRegister')}?${new URLSearchParams(query)}`)
    } catch (problem) {
      const isRefused = problem instanceof AppError && !problem.retryable
      if (isRefused) notify.problem(t('toast.roleFailed'), { id: 'role', description: errorText(problem) })
      else notify.problem(t('toast.assignError'), { id: 'role', description: t('toast.assignErrorText') })
      ask()
    } finally {
      setBusy(false)
    }
  }
  const choose = async (role: OfferedRole | null) => {
    const who = await signedInAs()
    if (who) await take(who, role)
  }
  const begin = useEffectEvent(() => {
    // What could not be kept is asked for on the next page (Issue 11, Policies).
    agreed.current = acceptPolicies(AGREED_AT_SIGN_IN, useLanguage.getState().language).catch(() => undefined)
    void choose(useSignInDraft.getState().role)
  })
  useEffect(() => begin(), [])
  return { next, isBusy, choose } as const
}
