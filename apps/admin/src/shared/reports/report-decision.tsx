import type { ReportState } from '@angadi/domain/reports/queues.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge, type Tone } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'

const TONES: Readonly<Record<ReportState, Tone>> = {
  shown: 'success',
  reported: 'warning',
  removed: 'danger',
}

/** How something that was reported stands. */
export function ReportStateBadge({ state }: { readonly state: ReportState }) {
  const { t } = useTranslation('reports')
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
}

export interface ReportDecisionProps {
  readonly state: ReportState
  readonly decision: {
    readonly is_kept: boolean
    /** An ISO time. */
    readonly at: string
    readonly by: string | null
    readonly note?: string | null
  } | null
  /** The buttons' names for screen readers, which say whose text it is. */
  readonly labels: { readonly keep: string; readonly remove: string; readonly restore: string }
  readonly busy?: boolean
  readonly onDecide: (keep: boolean) => void
}

/** What was decided about something that was reported, and the buttons that decide. */
export function ReportDecision({ state, decision, labels, busy, onDecide }: ReportDecisionProps) {
  const { t } = useTranslation('reports')
  const { dateTime } = useFormats()
  const isOpen = decision === null || state === 'reported'
  return (
    <>
      {decision ? (
        <p className="text-sm">
          <span className="font-medium">
            {t(decision.is_kept ? 'decidedKept' : 'decidedRemoved', {
              name: decision.by || t('somebody'),
              date: dateTime(decision.at),
            })}
          </span>
          {decision.note ? (
            <span className="block wrap-anywhere text-ink-muted" dir="auto">
              {decision.note}
            </span>
          ) : null}
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap gap-2">
        {state === 'removed' || isOpen ? (
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            aria-label={state === 'removed' ? labels.restore : labels.keep}
            onClick={() => onDecide(true)}
          >
            {t(state === 'removed' ? 'restore' : 'keep')}
          </Button>
        ) : null}
        {state === 'removed' ? null : (
          <Button
            variant="danger"
            size="sm"
            busy={busy}
            aria-label={labels.remove}
            onClick={() => onDecide(false)}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </>
  )
}
