import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { MapPinPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { showProblems } from './row-problems.tsx'

export interface PlaceOrderBarProps {
  /** What is paid by the chosen way, in paise. */
  readonly totalPaise: number
  /** Whether it is paid at the gateway, in the next step. */
  readonly isPaidNext: boolean
  readonly canPlace: boolean
  readonly isPricing: boolean
  readonly isSubmitting: boolean
  /** The result of the last attempt. */
  readonly banner: ReactNode
  /** The quote is outdated and cannot be refreshed, because there is no network. */
  readonly isWaiting: boolean
  /** Opens the form for the first address; undefined once there is one. */
  readonly onAddAddress: (() => void) | undefined
  /** The first problem that blocks the order, as a message. */
  readonly obstacle: string | undefined
  /** What is begun and not complete: a day without its time, a gift without a name. */
  readonly missing: 'time' | 'recipient' | undefined
  /** Whether the order is for a slot. */
  readonly isForLater: boolean
  readonly onPlaceOrder: () => void
}

const MISSING_LABELS = { time: 'when.missing', recipient: 'gift.missing' } as const

/** The "Place order" button: at the bottom on phones, beside the form on desktops. */
export function PlaceOrderBar({
  totalPaise,
  isPaidNext,
  canPlace,
  isPricing,
  isSubmitting,
  banner,
  isWaiting,
  onAddAddress,
  obstacle,
  missing,
  isForLater,
  onPlaceOrder,
}: PlaceOrderBarProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const unavailableReason = useOfflineReason()
  const noteKey = isWaiting
    ? 'waitingForNetwork'
    : onAddAddress
      ? 'address.noneText'
      : missing
        ? MISSING_LABELS[missing]
        : isPaidNext
          ? 'payNext'
          : isForLater
            ? 'when.whatNext'
            : 'whatNext'
  const labels = isSubmitting
    ? t('placing')
    : isPricing
      ? t('bill.updating')
      : t(isPaidNext ? 'placeAndPay' : 'place')
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-sticky -mx-4 -mb-5 flex flex-col gap-0.5 border-t border-line bg-surface-raised px-4 pt-2 pb-[calc(var(--spacing-safe-bottom)+0.375rem)] md:static md:m-0 md:border-0 md:bg-transparent md:p-0"
    >
      {banner}
      {onAddAddress ? (
        <Button size="lg" wide icon={<MapPinPlus aria-hidden />} onClick={onAddAddress}>
          {t('address.add')}
        </Button>
      ) : (
        <Button
          size="lg"
          wide
          busy={isSubmitting || isPricing}
          disabled={!canPlace && !isPricing}
          unavailableReason={unavailableReason}
          onClick={onPlaceOrder}
        >
          {labels}
          {isSubmitting || isPricing ? null : <span className="tabular-nums">{money(totalPaise)}</span>}
        </Button>
      )}
      {obstacle && !onAddAddress ? (
        <button
          type="button"
          onClick={showProblems}
          className="min-h-touch text-center text-sm font-medium text-warning-ink"
        >
          {obstacle} <span className="underline underline-offset-2">{t('problem.show')}</span>
        </button>
      ) : (
        <p className="text-center text-xs text-ink-muted md:text-sm">{t(noteKey)}</p>
      )}
    </div>
  )
}
