import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { StepProgress } from '@angadi/ui/step-progress/step-progress.tsx'
import { useSignInDraft } from '../sign-in-draft.ts'
import type { Step } from '../use-step.ts'

/** The stages of a guided sign-in, in their order (Spec §2 Sign-in screens). */
const STAGES = ['welcome', 'role', 'phone', 'verify', 'complete'] as const

const stageOf = {
  welcome: 'welcome',
  role: 'role',
  phone: 'phone',
  email: 'phone',
  'sign-up': 'phone',
  reset: 'phone',
  code: 'verify',
  'check-mail': 'verify',
  'reset-sent': 'verify',
  'new-password': 'verify',
  complete: 'complete',
} as const satisfies Record<Step | 'complete', (typeof STAGES)[number]>

/** How far a guided sign-in has come. */
export function SignInProgress({ step }: { readonly step: Step | 'complete' }) {
  const { t } = useTranslation('auth')
  const way = useSignInDraft((draft) => draft.way)
  const stage = stageOf[step]
  const at = STAGES.indexOf(stage) + 1
  const isEmail = step === 'email' || step === 'sign-up' || (step === 'reset' && way === 'email')
  const name = t(`progress.${stage === 'phone' && isEmail ? 'email' : stage}`)
  return (
    <StepProgress
      label={t('progress.label', { step: at, steps: STAGES.length, name })}
      step={at}
      steps={STAGES.length}
    />
  )
}
