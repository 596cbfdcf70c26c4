import { useSearchParams } from 'react-router-dom'

/** The steps of signing in, as they appear in the URL: Back returns to the previous one. */
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

/** The step that the URL names, and a function to go to another; the rest of the URL stays. */
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
