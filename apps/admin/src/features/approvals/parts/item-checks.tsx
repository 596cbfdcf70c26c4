import type { Approval, ApprovalItem } from '@angadi/data/approvals/application.ts'
import { machineChecks } from '@angadi/domain/approvals/machine-checks.ts'
import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useApprovalWords } from '../use-approval-words.ts'

const SHOWN = {
  fine: { Icon: CircleCheck, ink: 'text-success-ink' },
  look: { Icon: TriangleAlert, ink: 'text-warning-ink' },
  wrong: { Icon: CircleX, ink: 'text-danger-ink' },
} as const

export interface ItemChecksProps {
  readonly item: ApprovalItem
  readonly approval: Pick<Approval, 'misfit' | 'duplicates'>
  /** When the answer came, in milliseconds since 1970. */
  readonly now: number
}

/** What a machine has checked of an item, and who else has the same number. */
export function ItemChecks({ item, approval, now }: ItemChecksProps) {
  const { t } = useTranslation('approvals')
  const words = useApprovalWords()
  const checks = machineChecks({ ...item, is_left_out: item.is_left_out ?? false }, approval, indiaDay(now))
  if (checks.length === 0) return null
  return (
    <ul aria-label={t('checks')} className="flex flex-col gap-1 text-sm">
      {checks.map(({ check, outcome }) => {
        const { Icon, ink } = SHOWN[outcome]
        return (
          <li key={check} className="flex gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${ink}`} />
            <div className="min-w-0">
              <span className={outcome === 'fine' ? '' : `font-medium ${ink}`}>{t(`check.${check}`)}</span>
              {check === 'duplicate'
                ? approval.duplicates
                    .filter(({ requirement }) => requirement === item.requirement)
                    .map(({ application_id, name, state }) => (
                      <AppLink
                        key={application_id}
                        to={pathTo('adminProviderApproval', { applicationId: application_id })}
                        className="flex min-h-touch items-center font-semibold wrap-anywhere text-action-ink"
                      >
                        {t('duplicateOf', { name: name ?? t('unnamed'), state: words.state(state) })}
                      </AppLink>
                    ))
                : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
