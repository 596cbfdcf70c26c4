import { useLabels } from '../use-labels.ts'
import type { Step } from '../use-step.ts'
import { ProgressView, type Stage } from './progress-view.tsx'

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
} as const satisfies Record<Step | 'complete', Stage>

/** The progress of a guided sign-in, from the step in the URL. */
export function SignInProgress({ step }: { readonly step: Step | 'complete' }) {
  const t = useLabels()
  const byEmail = step === 'email' || step === 'sign-up' || step === 'reset'
  return <ProgressView t={t} stage={stageOf[step]} byEmail={byEmail} />
}
