import { useCancelReturn } from '@angadi/data/shopping/returns.ts'
import type { ReturnCard } from '@angadi/data/shopping/shipment.ts'
import { isReturnCancellable, RETURN_STEPS, returnStep } from '@angadi/domain/shopping/returns.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { StepLine } from './step-line.tsx'

export interface ReturnStatusProps {
  readonly card: ReturnCard
}

/** A return: what is sent back, how far it is, and what the seller said. */
export function ReturnStatus({ card }: ReturnStatusProps) {
  const { t } = useTranslation('shopping')
  const { money, day } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutate, isPending } = useCancelReturn()
  const step = returnStep(card.state)
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-ink-muted">{t('return.number', { number: card.number })}</p>
        <div role="status">
          <h3 className="text-lg font-semibold">{t(`return.state.${card.state}`)}</h3>
        </div>
        {card.refund_paise > 0 ? (
          <p className="font-semibold text-success-ink">
            {t('return.refunded', { amount: money(card.refund_paise) })}
          </p>
        ) : null}
      </div>
      {step === undefined ? null : (
        <StepLine
          label={t('return.progress')}
          steps={RETURN_STEPS.map((one) => ({
            key: one,
            label: t(
              one === 'settled' && card.wish === 'exchange' ? 'return.step.exchanged' : `return.step.${one}`,
            ),
          }))}
          current={RETURN_STEPS.indexOf(step)}
        />
      )}
      <ul className="flex flex-col gap-1">
        {card.lines.map((line) => (
          <li key={line.position} className="text-sm">
            <span className="font-medium tabular-nums">{line.quantity}×</span> {line.name} ·{' '}
            {t(`return.reason.${line.reason}`)}
            {line.exchange_name ? (
              <span className="block text-ink-muted">
                {t('return.for', {
                  name: line.exchange_variant
                    ? `${line.exchange_name} (${Object.values(line.exchange_variant).join(', ')})`
                    : line.exchange_name,
                })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {card.state === 'approved' && card.pickup_on ? (
        <p>{t('return.pickup', { day: day(card.pickup_on) })}</p>
      ) : null}
      {card.answer ? (
        <p className="rounded-md bg-surface-sunken px-3 py-2 text-sm wrap-anywhere">
          <span className="font-semibold">{card.vendor_name}: </span>
          {card.answer}
        </p>
      ) : null}
      {card.state === 'rejected' || card.state === 'declined' ? (
        <p className="text-sm text-ink-muted">{t('return.appeal')}</p>
      ) : null}
      {isReturnCancellable(card.state) ? (
        <Button
          variant="dangerQuiet"
          size="sm"
          className="-ml-3 self-start"
          busy={isPending}
          unavailableReason={unavailableReason}
          onClick={() => mutate(card.id, { onError: (error) => notify.problem(errorText(error)) })}
        >
          {t('return.cancel')}
        </Button>
      ) : null}
    </Card>
  )
}
