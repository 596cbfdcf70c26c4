import { useGatewayOffered } from '@angadi/data/payments/use-gateway-offered.ts'
import { useWallet } from '@angadi/data/wallet/wallet.ts'
import { convenienceFee, type FeeRule } from '@angadi/domain/digital/convenience-fee.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'

export interface ReviewBarProps {
  /** What is paid, in paise. */
  readonly amountPaise: number
  readonly fee: FeeRule
}

/**
 * The fee before anything is paid, and the button that asks for the price: without the gateway only for what the wallet
 * can pay. The server's price and balance are what count.
 */
export function ReviewBar({ amountPaise, fee }: ReviewBarProps) {
  const { t } = useTranslation('digital')
  const { money } = useFormats()
  const offline = useOfflineReason()
  const balance = useWallet().data?.balance_paise
  const hasGateway = useGatewayOffered()
  const charged = convenienceFee(amountPaise, fee)
  const needed = amountPaise + charged
  const unavailableReason =
    balance === undefined || balance >= needed || hasGateway
      ? offline
      : t('pay.needs', { balance: money(balance), needed: money(needed) })
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-sticky -mx-4 flex flex-col gap-2 border-t border-line bg-surface-raised px-4 pt-3 pb-[calc(var(--spacing-safe-bottom)+0.75rem)] md:static md:m-0 md:border-0 md:bg-transparent md:p-0"
    >
      <p className="text-center text-sm text-ink-muted">
        {charged > 0 ? t('fee.added', { fee: money(charged) }) : t('fee.none')}
      </p>
      <Button type="submit" size="lg" wide unavailableReason={unavailableReason}>
        {t('review')} <span className="tabular-nums">{money(amountPaise)}</span>
      </Button>
    </div>
  )
}
