import type { Translate } from '@angadi/i18n/first-namespaces.ts'
import { StepProgress } from '@angadi/ui/step-progress/step-progress.tsx'

/** The stages of a guided sign-in, in order (Spec §2 Sign-in screens). */
const STAGES = ['welcome', 'role', 'phone', 'verify', 'complete'] as const
export type Stage = (typeof STAGES)[number]

export interface ProgressViewProps {
  readonly t: Translate<'auth'>
  readonly stage: Stage
  /** Whether the phone stage shows e-mail instead. */
  readonly byEmail?: boolean
}

/** The progress of a guided sign-in. */
export function ProgressView({ t, stage, byEmail = false }: ProgressViewProps) {
  const step = STAGES.indexOf(stage) + 1
  const name = t(`progress.${stage === 'phone' && byEmail ? 'email' : stage}`)
  return (
    <StepProgress
      label={t('progress.label', { step, steps: STAGES.length, name })}
      step={step}
      steps={STAGES.length}
    />
  )
}
