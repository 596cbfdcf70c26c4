import { AppError } from '@angadi/data/errors/app-error.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import type { PayNow } from './use-pay-now.ts'

export interface PayProblemNoteProps {
  readonly payNow: PayNow
  /** What can be done where nothing was taken. */
  readonly again: string
}

/** Why a payment could not be opened, or that it is still asked about; nothing while all is well. */
export function PayProblemNote({ payNow: { phase, problem, payAnew }, again }: PayProblemNoteProps) {
  const { t } = useTranslation('pay')
  const errorText = useErrorText()
  if (!problem || phase !== 'idle') return null
  if (problem.at === 'confirm')
    return (
      <Banner urgent tone="warning" title={t('problem.confirm')}>
        {t('problem.confirmText')}
      </Banner>
    )
  if (problem.at === 'script')
    return (
      <Banner
        urgent
        tone="danger"
        title={t('problem.script')}
        action={
          <Button variant="quiet" size="sm" onClick={payAnew}>
            {t('problem.reload')}
          </Button>
        }
      >
        {again}
      </Banner>
    )
  const isDown = problem.error instanceof AppError && problem.error.code === 'gateway_unavailable'
  return (
    <Banner urgent tone="danger" title={t('problem.start')}>
      {isDown ? t('problem.down') : errorText(problem.error)} {again}
    </Banner>
  )
}
