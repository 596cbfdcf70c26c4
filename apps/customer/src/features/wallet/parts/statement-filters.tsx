import { type StatementFilter, WALLET_BUCKETS } from '@angadi/data/wallet/wallet.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { monthsBack } from '../months-back.ts'
import type { StatementView } from '../use-statement-filter.ts'

const DIRECTIONS = ['all', 'in', 'out'] as const

/** Narrows the movements: in or out, of a month, of one kind of money. */
export function StatementFilters({ filter, change }: StatementView) {
  const { t } = useTranslation('wallet')
  const { month } = useFormats()
  return (
    <div className="mb-2 flex flex-col gap-3">
      <SegmentedControl
        label={t('filter.direction')}
        segments={DIRECTIONS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={directionOf(filter)}
        onChange={(show) => change({ show: show === 'all' ? '' : show })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('filter.month')}
          options={[
            { value: '', label: t('filter.everyMonth') },
            ...monthsBack(new Date()).map((day) => ({ value: day.slice(0, 7), label: month(day) })),
          ]}
          value={filter.month?.slice(0, 7) ?? ''}
          onChange={({ currentTarget }) => change({ month: currentTarget.value })}
        />
        <Select
          label={t('filter.bucket')}
          options={[
            { value: '', label: t('filter.everyBucket') },
            ...WALLET_BUCKETS.map((value) => ({ value, label: t(`bucket.${value}`) })),
          ]}
          value={filter.bucket ?? ''}
          onChange={({ currentTarget }) => change({ bucket: currentTarget.value })}
        />
      </div>
    </div>
  )
}

function directionOf({ incoming }: StatementFilter): (typeof DIRECTIONS)[number] {
  return incoming === undefined ? 'all' : incoming ? 'in' : 'out'
}
