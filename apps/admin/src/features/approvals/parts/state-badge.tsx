import type { QueuedApplication } from '@angadi/data/approvals/queue.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'

const TONES = {
  submitted: 'action',
  under_review: 'action',
  changes_requested: 'warning',
  approved: 'success',
  active: 'success',
  suspended: 'danger',
  terminated: 'neutral',
  rejected: 'danger',
} as const

/** The state of an application. */
export function StateBadge({ state }: Pick<QueuedApplication, 'state'>) {
  const { t } = useTranslation('approvals')
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
}
