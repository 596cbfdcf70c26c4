import { useAskGatewayDay, useGatewayBooks } from '@angadi/data/payment-desk/books.ts'
import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { Loaded } from '../../../shared/loaded.tsx'
import { PaymentLines } from './payment-lines.tsx'

/** Where money is between customers, the gateway and the bank; settlements; and which days were compared. */
export function GatewayBooksView() {
  const { t } = useTranslation('payment-desk')
  const { money, date, dateTime } = useFormats()
  const unavailableReason = useOfflineReason()
  const books = useGatewayBooks()
  const { mutateAsync: ask } = useAskGatewayDay()
  const { submit, isBusy } = useSubmission({ form: 'ask-gateway-day', work: () => ask(indiaDay(Date.now())) })
  const { data } = books
  return (
    <Loaded failed={t('failed')} query={books}>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {data?.accounts.map(({ account, amount_paise }) => (
          <StatTile key={account} label={t(`account.${account}`)} value={money(amount_paise)} />
        ))}
      </dl>
      <Button
        variant="secondary"
        busy={isBusy}
        unavailableReason={unavailableReason}
        onClick={() => void submit(undefined)}
      >
        {t('compareToday')}
      </Button>
      <PaymentLines
        title={t('days')}
        lines={data?.days.map(({ day, read_at, is_due }) => ({
          key: day,
          title: date(`${day}T12:00:00+05:30`),
          note: is_due ? t('reading') : read_at ? t('readAt', { at: dateTime(read_at) }) : t('notRead'),
        }))}
      />
      <PaymentLines
        title={t('settlements')}
        lines={data?.settlements.map((settlement) => ({
          key: settlement.id,
          title: settlement.reference ?? settlement.id,
          note: [
            dateTime(settlement.settled_at),
            t('fee', { amount: money(settlement.fee_paise) }),
            settlement.is_booked ? t('booked') : t('notBooked'),
          ].join(' · '),
          amount: money(settlement.net_paise),
        }))}
      />
    </Loaded>
  )
}
