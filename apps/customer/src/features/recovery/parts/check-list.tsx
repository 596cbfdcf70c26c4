import type { CheckStatus } from '@angadi/domain/diagnostics/checks.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge, type Tone } from '@angadi/ui/badge/badge.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** One check with translated texts. */
export interface ShownCheck {
  readonly key: string
  readonly name: string
  readonly status: CheckStatus
  readonly message: string
  readonly details: string
}

const LOOKS: Readonly<Record<CheckStatus, { readonly tone: Tone; readonly icon: ReactNode }>> = {
  success: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  warning: { tone: 'warning', icon: <TriangleAlert aria-hidden /> },
  error: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
  checking: { tone: 'neutral', icon: <Spinner /> },
}

/** A list of checks: name, message, details and result (Spec §3 Health check item). */
export function CheckList({
  label,
  checks,
}: {
  readonly label: string
  readonly checks: readonly ShownCheck[]
}) {
  const { t } = useTranslation('recovery')
  return (
    <ul aria-label={label} aria-live="polite" className="divide-y divide-line">
      {checks.map(({ key, name, status, message, details }) => (
        <li key={key}>
          <ListRow
            title={name}
            note={
              <>
                {message}
                {details ? <span className="block break-words tabular-nums">{details}</span> : null}
              </>
            }
            trail={
              <Badge tone={LOOKS[status].tone} icon={LOOKS[status].icon}>
                {t(`status.${status}`)}
              </Badge>
            }
          />
        </li>
      ))}
    </ul>
  )
}
