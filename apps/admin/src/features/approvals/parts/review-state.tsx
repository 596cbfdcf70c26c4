import type { Approval } from '@angadi/data/approvals/application.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { isDecided } from '../is-decided.ts'
import { useApprovalWords } from '../use-approval-words.ts'

export interface ReviewStateProps {
  readonly approval: Approval
  readonly isTaking: boolean
  readonly onTake: () => void
}

/** Who reviews it and what became of it, with the way to review it oneself. */
export function ReviewState({ approval, isTaking, onTake }: ReviewStateProps) {
  const { t } = useTranslation('approvals')
  const { dateTime } = useFormats()
  const words = useApprovalWords()
  const unavailableReason = useOfflineReason()
  const { state, is_mine, is_own, reviewer, reason, note, decided_at, decided_by } = approval
  if (isDecided(state)) {
    const isRejected = state === 'rejected'
    return (
      <Banner
        tone={isRejected ? 'danger' : 'success'}
        title={t(isRejected ? 'review.rejected' : 'review.approved', {
          name: decided_by ?? t('somebody'),
          at: decided_at ? dateTime(decided_at) : '',
        })}
      >
        <span className="wrap-anywhere">
          {[reason && words.reason(reason), note].filter(Boolean).join(': ')}
        </span>
      </Banner>
    )
  }
  if (is_own) return <Banner tone="warning">{t('review.own')}</Banner>
  if (is_mine)
    return state === 'changes_requested' ? <Banner tone="action">{t('review.waits')}</Banner> : null
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg bg-action-soft p-4 md:flex-row md:items-center md:justify-between">
      <p className="max-w-reading">
        {reviewer === null ? t('review.startText') : t('review.takeOverText', { name: reviewer })}
      </p>
      <div className="flex shrink-0 flex-col max-md:w-full">
        <Button busy={isTaking} unavailableReason={unavailableReason} aria-keyshortcuts="t" onClick={onTake}>
          {t(reviewer === null ? 'review.start' : 'review.takeOver')}
        </Button>
      </div>
    </div>
  )
}
