import type { AdminPayout } from '@angadi/data/admin-console/payouts.ts'
import type { PayoutStatus } from '@angadi/data/earnings/earnings.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge, type Tone } from '@angadi/ui/badge/badge.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'

const TONES = {
  requested: 'warning',
  processing: 'action',
  paid: 'success',
  failed: 'danger',
  returned: 'danger',
} as const satisfies Record<PayoutStatus, Tone>

export interface PayoutRowProps {
  readonly payout: AdminPayout
  readonly onOpen: () => void
}

/** One payout of the list: who gets how much, where it goes, and how far it is. */
export function PayoutRow({ payout, onOpen }: PayoutRowProps) {
  const { t } = useTranslation('admin')
  const { money, dateTime } = useFormats()
  return (
    <ListRow
      render={<button type="button" onClick={onOpen} />}
      title={payout.owner_name}
      note={[
        t(`payouts.kind.${payout.account_kind}`),
        payout.destination,
        dateTime(payout.requested_at),
      ].join(' · ')}
      trail={
        <span className="flex flex-col items-end gap-1">
          <span className="font-semibold tabular-nums">{money(payout.amount_paise)}</span>
          <Badge tone={TONES[payout.status]}>{t(`payouts.status.${payout.status}`)}</Badge>
        </span>
      }
    />
  )
}
