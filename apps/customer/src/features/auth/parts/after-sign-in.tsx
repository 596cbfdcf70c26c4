import { originIn } from '@angadi/auth/origin.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { useLocation } from 'react-router-dom'
import { useSignInDraft } from '../sign-in-draft.ts'
import { useIsShopping } from '../use-is-shopping.ts'
import { useNextStep } from '../use-next-step.ts'
import { BusinessStep } from './business-step.tsx'
import RoleStep from './role-step.tsx'

/** Shown once the user is signed in: asks for a role if needed, then goes where one came from, or to the application (Spec §4 After sign-in). */
export default function AfterSignIn() {
  const go = useNavigateTo()
  const { search } = useLocation()
  const origin = originIn(search)
  const isShopping = useIsShopping()
  const leave = (asCustomer: boolean, page = origin) => {
    useSignInDraft.getState().forget()
    const fallback = asCustomer ? pathTo('home') : pathTo('dashboardRedirect')
    go(page ?? fallback, { replace: true })
  }
  const { next, isBusy, choose } = useNextStep(isShopping, (page) => leave(false, page))
  if (next?.kind === 'ask' || next?.kind === 'apply')
    return (
      <RoleStep
        chosen={next.kind === 'apply' ? next.role : 'user'}
        busy={isBusy}
        onContinue={(role) => void choose(role)}
      />
    )
  if (next?.kind === 'business') return <BusinessStep held={next.role} onCustomer={() => leave(true)} />
  return (
    <div className="grid min-h-60 place-items-center">
      <Spinner />
    </div>
  )
}
