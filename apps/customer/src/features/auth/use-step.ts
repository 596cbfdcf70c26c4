import { useSearchParams } from 'react-router-dom'

/** The parts of signing in, as they stand in the address: Back goes to the one before. */
const STEPS = [
  'welcome',
  'role',
  'phone',
  'email',
  'sign-up',
  'code',
  'check-mail',
  'reset',
  'new-password',
  'reset-sent',
] as const
export type Step = (typeof STEPS)[number]

/** The query parameter of the step. */
const STEP_PARAM = 'step'

/** Which step the address names, and the way to another one; the rest of the address stays. */
export function useStep(first: Step): {
  readonly step: Step
  readonly goTo: (step: Step, options?: { readonly replace?: boolean }) => void
} {
  const [params, setParams] = useSearchParams()
  const named = params.get(STEP_PARAM)
  return {
    step: STEPS.find((step) => step === named) ?? first,
    goTo: (step, { replace = false } = {}) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (step === first) next.delete(STEP_PARAM)
          else next.set(STEP_PARAM, step)
          return next
        },
        { replace },
      ),
  }
}
