import { type CourierStep, useCourierAdvance } from '@angadi/data/courier-console/change.ts'
import type { Advanced } from '@angadi/data/orders/advance.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useState } from 'react'
import { placeOfStep } from '../../shared/position/place-of-step.ts'
import { pauseOffsetMs } from './code-pause.ts'

/** A step that asks for a code. */
export interface CodeStep {
  readonly submit: (code: string) => void
  readonly isBusy: boolean
  readonly error: string | undefined
  readonly pause: { readonly until: string; readonly serverOffsetMs: number } | undefined
}

/**
 * Advances an order with a code. After five wrong ones there is a pause of a minute; the server counts.
 *
 * @param send the server call
 */
export function useCodeStep(
  orderId: string,
  to: OrderStatus,
  onMoved: () => void,
  send?: (step: CourierStep) => Promise<Advanced>,
): CodeStep {
  const { t } = useTranslation('delivery')
  const errorText = useErrorText()
  const [error, setError] = useState<string>()
  const [pause, setPause] = useState<CodeStep['pause']>()
  const [triesLeft, setTriesLeft] = useState<number | null>(null)
  const { mutateAsync: advance } = useCourierAdvance((answer) => {
    // The code is checked when there is a network; until then it counts as right.
    if (answer === 'queued') return onMoved()
    const { outcome, tries_left, retry_at } = answer
    setTriesLeft(tries_left)
    if (outcome === 'moved') onMoved()
    else if (outcome === 'wrong_code') setError(t('code.wrong', { count: tries_left ?? 0 }))
    else if (retry_at !== null)
      setPause({ until: retry_at, serverOffsetMs: pauseOffsetMs(retry_at, triesLeft === 1, Date.now()) })
  }, send)
  const { submit, isBusy } = useSubmission({
    form: `code-${to}`,
    work: (code: string) => advance({ orderId, to, code, place: placeOfStep() }),
    onError: (problem) => setError(errorText(problem)),
  })
  return {
    submit: (code) => {
      setError(undefined)
      void submit(code)
    },
    isBusy,
    error,
    pause,
  }
}
