import type { OpenComplaint } from '@angadi/data/digital/desk.ts'
import { toneOf } from '@angadi/domain/digital/fulfilment-state.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'

export interface SubjectHeadProps {
  readonly about: Pick<OpenComplaint, 'subject' | 'state' | 'order_id'>
  /** When it came up. */
  readonly at: string
}

const TONES = { waiting: 'warning', good: 'success', bad: 'danger' } as const

/** What was paid for and how it stands, with the way to the order. */
export function SubjectHead({ about: { subject, state, order_id: order }, at }: SubjectHeadProps) {
  const { t } = useTranslation('admin')
  const { money, dateTime } = useFormats()
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">
          {subject.name} {subject.target_masked} ·{' '}
          <span className="tabular-nums">{money(subject.amount_paise)}</span>
        </span>
        <Badge tone={TONES[toneOf(state)]}>{t(`digital.state.${state}`)}</Badge>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        <span>{dateTime(at)}</span>
        <AppLink
          to={pathTo('admin', undefined, { order })}
          className="inline-flex min-h-touch items-center text-action-ink underline"
        >
          {t('digital.order')}
        </AppLink>
      </p>
    </div>
  )
}
