import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import type { ReactNode } from 'react'

export interface DecisionBarProps {
  readonly step: 'decide' | 'send' | 'approve'
  /** How many items are open. */
  readonly open: number
  /** How many decisions wait to be sent. */
  readonly decided: number
  readonly isBusy: boolean
  /** Whether items can be decided and the whole approved: not while the applicant is asked for changes. */
  readonly mayApprove: boolean
  readonly conflict: ReactNode
  readonly onSend: () => void
  readonly onApprove: () => void
  readonly onReject: () => void
}

/** What comes next, always in sight: the decisions are sent, then the whole is approved; it can be rejected at any time. */
export function DecisionBar(props: DecisionBarProps) {
  const { step, open, decided, isBusy, mayApprove, conflict } = props
  const { t } = useTranslation('approvals')
  const unavailableReason = useOfflineReason()
  return (
    <section
      aria-label={t('bar.label')}
      className="sticky bottom-0 z-raised -mx-4 flex flex-col gap-3 border-t border-line bg-surface-raised px-4 pt-3 pb-[calc(0.75rem+var(--spacing-safe-bottom))] shadow-raised md:mx-0 md:rounded-t-lg md:px-5"
    >
      {conflict}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-40 font-medium">
          {open === 0 ? t('bar.fine') : t('bar.open', { count: open })}
        </p>
        <Button variant="dangerQuiet" aria-keyshortcuts="x" onClick={props.onReject}>
          {t('bar.reject')}
        </Button>
        {mayApprove && step === 'send' ? (
          <Button
            busy={isBusy}
            unavailableReason={unavailableReason}
            aria-keyshortcuts="d"
            onClick={props.onSend}
          >
            {t('bar.send', { count: decided })}
          </Button>
        ) : null}
        {mayApprove && step === 'approve' ? (
          <Button aria-keyshortcuts="d" onClick={props.onApprove}>
            {t('bar.approve')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
