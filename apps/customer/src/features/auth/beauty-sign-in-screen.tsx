import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { Suspense } from 'react'
import { AuthFrame } from './parts/auth-frame.tsx'
import { BeautySignIn } from './parts/beauty-sign-in.tsx'
import { BeautySignUp } from './parts/beauty-sign-up.tsx'
import MailStep from './parts/mail-step.tsx'
import ResetStep from './parts/reset-step.tsx'
import { StepHead } from './parts/step-head.tsx'
import { useSignInDraft } from './sign-in-draft.ts'
import { useStep } from './use-step.ts'

const AfterSignIn = lazy(() => import('./parts/after-sign-in.tsx'))

/** E-mail sign-in and sign-up for beauty and wellness (Spec §2 /beauty-auth, §5 Beauty). */
export default function BeautySignInScreen() {
  const userId = useUserId()
  return (
    <AuthFrame>
      {userId === null ? (
        <BeautySteps />
      ) : (
        <Suspense
          fallback={
            <div className="grid min-h-60 place-items-center">
              <Spinner />
            </div>
          }
        >
          <AfterSignIn />
        </Suspense>
      )}
    </AuthFrame>
  )
}

function BeautySteps() {
  const { t } = useTranslation('auth')
  const { step, goTo } = useStep('email')
  const email = useSignInDraft((draft) => draft.email)
  if (step === 'check-mail' || step === 'reset-sent')
    return (
      <MailStep
        email={email}
        isReset={step === 'reset-sent'}
        onReset={() => goTo('reset')}
        onSignIn={() => goTo('email')}
      />
    )
  if (step === 'reset') return <ResetStep onSent={() => goTo('reset-sent')} onBack={() => goTo('email')} />
  const isNew = step === 'sign-up'
  return (
    <>
      <StepHead title={t('beauty.title')}>{t('beauty.text')}</StepHead>
      <SegmentedControl
        label={t('beauty.title')}
        segments={[
          { value: 'email', label: t('beauty.signInTab') },
          { value: 'sign-up', label: t('beauty.signUpTab') },
        ]}
        value={isNew ? 'sign-up' : 'email'}
        onChange={(tab) => goTo(tab)}
      />
      {isNew ? (
        <BeautySignUp onMail={() => goTo('check-mail')} />
      ) : (
        <BeautySignIn onMail={() => goTo('check-mail')} onForgot={() => goTo('reset')} />
      )}
    </>
  )
}
