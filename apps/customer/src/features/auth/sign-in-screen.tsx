import { useUserId } from '@angadi/data/session/session-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useIdle } from '@angadi/shell/use-idle.ts'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { stand } from './instant-sign-in-signal.ts'
import { AuthFrame } from './parts/auth-frame.tsx'
import { GuestLink, WayTabs } from './parts/phone-view.tsx'
import { SignInProgress } from './parts/sign-in-progress.tsx'
import { WelcomeView } from './parts/welcome-view.tsx'
import { useSignInDraft } from './sign-in-draft.ts'
import { useIsShopping } from './use-is-shopping.ts'
import { useLabels } from './use-labels.ts'
import { type Step, useStep } from './use-step.ts'

const AfterSignIn = lazy(() => import('./parts/after-sign-in.tsx'))
const RoleStep = lazy(() => import('./parts/role-step.tsx'))
const PhoneStep = lazy(() => import('./parts/phone-step.tsx'))
const CodeStep = lazy(() => import('./parts/code-step.tsx'))
const EmailStep = lazy(() => import('./parts/email-step.tsx'))
const MailStep = lazy(() => import('./parts/mail-step.tsx'))
const ResetStep = lazy(() => import('./parts/reset-step.tsx'))
const NewPasswordStep = lazy(() => import('./parts/new-password-step.tsx'))

/**
 * Signing in (Spec §2 Sign-in screens): /root-auth starts with welcome and role, /auth with the phone number. The step
 * is part of the URL, so that Back and a reload work.
 */
export default function SignInScreen() {
  const { pathname } = useLocation()
  const isGuided = pathname === pathTo('rootAuth')
  const first: Step = isGuided ? 'welcome' : 'phone'
  const { step: named } = useStep(first)
  const way = useSignInDraft((draft) => draft.way)
  const isShopping = useIsShopping()
  const step = named === 'role' && isShopping ? way : named
  const userId = useUserId()
  useSignInReady()
  const isArrived = userId !== null && step !== 'new-password'
  return (
    <AuthFrame>
      {isGuided ? <SignInProgress step={isArrived ? 'complete' : step} /> : null}
      <Suspense fallback={<StepWaiting />}>
        {isArrived ? (
          <AfterSignIn />
        ) : (
          <Steps step={step} first={first} isGuided={isGuided} isSignedIn={userId !== null} />
        )}
        <Standing />
        <FocusOnTurn step={step} />
      </Suspense>
    </AuthFrame>
  )
}

/** Loads the code for signing in at an idle moment, so that the first tap does not wait for it. */
function useSignInReady(): void {
  const isIdle = useIdle()
  useEffect(() => {
    if (!isIdle) return
    // Without a network, it is loaded again when needed, and the error is shown then.
    import('@angadi/auth/sign-in.ts').then(({ prepareSignIn }) => prepareSignIn()).catch(() => undefined)
    import('./parts/code-step.tsx').catch(() => undefined)
  }, [isIdle])
}

/** Reports that the step has rendered, so that the instant sign-in can be removed. */
function Standing() {
  useEffect(stand, [])
  return null
}

/** Moves the focus to the heading of the next step: the button that had it was removed with its step. */
function FocusOnTurn({ step }: { readonly step: Step }) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main h1')?.focus()
  }, [step])
  return null
}

function StepWaiting() {
  return (
    <div className="grid min-h-60 place-items-center">
      <Spinner />
    </div>
  )
}

interface StepsProps {
  readonly step: Step
  readonly first: Step
  readonly isGuided: boolean
  readonly isSignedIn: boolean
}

function Steps({ step, first, isGuided, isSignedIn }: StepsProps) {
  const t = useLabels()
  const { goTo } = useStep(first)
  const draft = useSignInDraft()
  const { phone, email, role, way } = draft
  switch (step) {
    case 'welcome':
      return (
        <WelcomeView
          t={t}
          onChoose={(chosen) => {
            draft.chooseWay(chosen)
            goTo('role')
          }}
        />
      )
    case 'role':
      return (
        <RoleStep
          guest
          chosen={role ?? 'user'}
          onContinue={(chosen) => {
            draft.chooseRole(chosen)
            goTo(way)
          }}
        />
      )
    case 'check-mail':
    case 'reset-sent':
      return (
        <MailStep
          email={email}
          isReset={step === 'reset-sent'}
          onReset={() => goTo('reset')}
          onSignIn={() => goTo('email')}
        />
      )
    case 'reset':
      return <ResetStep onSent={() => goTo('reset-sent')} onBack={() => goTo('email')} />
    case 'new-password':
      return (
        <NewPasswordStep
          isSignedIn={isSignedIn}
          onSaved={() => goTo(first, { replace: true })}
          onAgain={() => goTo('reset', { replace: true })}
        />
      )
    case 'email':
    case 'sign-up':
      return (
        <>
          <WayTabs t={t} way="email" onChange={(chosen) => goTo(chosen)} />
          <EmailStep
            mode={step === 'sign-up' ? 'sign-up' : 'sign-in'}
            opensAccounts={!isGuided}
            onMode={(mode) => goTo(mode === 'sign-up' ? 'sign-up' : 'email')}
            onForgot={() => goTo('reset')}
            onMail={() => goTo('check-mail')}
          />
          <GuestLink t={t} />
        </>
      )
    default:
      if (step === 'code' && phone !== null)
        return (
          <CodeStep
            key={phone}
            phone={phone}
            onEdit={() => {
              draft.forgetCode()
              goTo('phone')
            }}
          />
        )
      return <PhoneStep onSent={() => goTo('code')} onWay={(chosen) => goTo(chosen)} />
  }
}
