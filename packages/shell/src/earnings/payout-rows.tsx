import type { Payout, PayoutStatus } from '@angadi/data/earnings/earnings.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge, type Tone } from '@angadi/ui/badge/badge.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'

const TONES = {
  requested: 'neutral',
  processing: 'action',
  paid: 'success',
  failed: 'danger',
  returned: 'danger',
} as const satisfies Record<PayoutStatus, Tone>

/** Payouts, newest first: how much went where, and how far it is. */
export function PayoutRows({ payouts }: { readonly payouts: readonly Payout[] }) {
  const { t } = useTranslation('earnings')
  const { money, dateTime } = useFormats()
  return (
    <ul className="divide-y divide-line">
      {payouts.map((payout) => (
        <li key={payout.id}>
          <ListRow
            title={money(payout.amount_paise)}
            note={
              <span className="flex flex-col">
                <span>
                  {payout.destination} · {dateTime(payout.settled_at ?? payout.requested_at)}
                </span>
                {payout.set_off_paise > 0 ? (
                  <span>{t('payout.setOff', { amount: money(payout.set_off_paise) })}</span>
                ) : null}
                {payout.fee_paise > 0 ? (
                  <span>{t('payout.fee', { amount: money(payout.fee_paise + payout.fee_tax_paise) })}</span>
                ) : null}
                {payout.reference ? (
                  <span>{t('payout.reference', { reference: payout.reference })}</span>
                ) : null}
                {payout.note ? <span>{payout.note}</span> : null}
              </span>
            }
            trail={<Badge tone={TONES[payout.status]}>{t(`payout.status.${payout.status}`)}</Badge>}
          />
        </li>
      ))}
    </ul>
  )
}
