import type { CourierCash } from '@angadi/data/admin-console/courier-cash.ts'
import { cashLevel } from '@angadi/domain/payouts/cash-level.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge, type Tone } from '@angadi/ui/badge/badge.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'

const TONES = { low: 'neutral', near: 'warning', full: 'danger' } as const satisfies Record<
  ReturnType<typeof cashLevel>,
  Tone
>

export interface CourierCashRowProps {
  readonly courier: CourierCash
  readonly onOpen: () => void
}

/** One courier: how much of the limit is held, and since when. */
export function CourierCashRow({ courier, onOpen }: CourierCashRowProps) {
  const { t } = useTranslation('admin')
  const { money, dateTime } = useFormats()
  const level = cashLevel(courier.held_paise + courier.coming_paise, courier.limit_paise)
  return (
    <ListRow
      render={<button type="button" onClick={onOpen} />}
      title={courier.name}
      note={
        courier.since
          ? t('courierCash.since', { time: dateTime(courier.since) })
          : t('courierCash.holdsNothing')
      }
      trail={
        <span className="flex flex-col items-end gap-1">
          <span className="font-semibold tabular-nums">{money(courier.held_paise)}</span>
          {courier.measures.some(({ state }) => state === 'in_force' || state === 'ending') ? (
            <Badge tone="danger">{t('assign.whyNot.suspended')}</Badge>
          ) : null}
          {courier.held_paise > 0 ? (
            <Badge tone={TONES[level]}>
              {t(`courierCash.level.${level}`, { limit: money(courier.limit_paise) })}
            </Badge>
          ) : null}
        </span>
      }
    />
  )
}
