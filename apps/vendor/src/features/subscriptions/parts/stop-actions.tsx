import { type RoundStop, useCompleteStop } from '@angadi/data/subscriptions/round.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useVendorAttempt } from '../use-vendor-attempt.ts'

export interface StopActionsProps {
  readonly vendorId: string
  readonly stop: RoundStop
  readonly orderId: string
}

/** What the person at the door says: delivered with so many bottles back, or not delivered. */
export function StopActions({ vendorId, stop, orderId }: StopActionsProps) {
  const { t } = useTranslation('subscriptions')
  const online = useOnline()
  const attempt = useVendorAttempt()
  const { mutateAsync: complete, isPending } = useCompleteStop(vendorId)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const [isRefusing, setIsRefusing] = useState(false)
  const { name } = stop
  const inBottles = stop.items.filter(({ bottles_out }) => bottles_out > 0)
  const finish = async (delivered: boolean) => {
    const bottles = delivered
      ? inBottles.flatMap(({ subscription_id }) => {
          const count = counts[subscription_id] ?? 0
          return count > 0 ? [{ subscription_id, count }] : []
        })
      : []
    if (await attempt(complete({ orderId, delivered, bottles }))) setIsRefusing(false)
  }
  return (
    <div className="flex flex-col gap-3">
      {inBottles.map((item) => (
        <div key={item.subscription_id} className="flex flex-wrap items-center justify-between gap-2">
          <span aria-hidden className="text-sm font-medium">
            {t('round.bottles')}
          </span>
          <NumberStepper
            label={t('round.bottlesOf', { item: item.name, name })}
            value={counts[item.subscription_id] ?? 0}
            min={0}
            max={item.bottles_out}
            decreaseLabel={t('quantity.less')}
            increaseLabel={t('quantity.more')}
            onChange={(count) => setCounts({ ...counts, [item.subscription_id]: count })}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="grow"
          icon={<Check aria-hidden />}
          busy={isPending}
          disabled={!online}
          aria-label={t('round.deliverOf', { name })}
          onClick={() => void finish(true)}
        >
          {t('round.deliver')}
        </Button>
        <Button variant="quiet" disabled={!online || isPending} onClick={() => setIsRefusing(true)}>
          {t('round.notDelivered')}
        </Button>
      </div>
      <ConfirmDialog
        open={isRefusing}
        onOpenChange={setIsRefusing}
        title={t('round.notDeliveredTitle', { name })}
        body={t('round.notDeliveredText')}
        confirmLabel={t('round.notDelivered')}
        cancelLabel={t('round.keep')}
        dangerous
        busy={isPending}
        onConfirm={() => void finish(false)}
      />
    </div>
  )
}
