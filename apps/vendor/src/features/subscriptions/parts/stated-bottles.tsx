import { type RoundStop, useConfirmBottles } from '@angadi/data/subscriptions/round.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { useVendorAttempt } from '../use-vendor-attempt.ts'

export interface StatedBottlesProps {
  readonly vendorId: string
  readonly stop: RoundStop
}

/** Bottles that the customer says to have put out: found, or not there. */
export function StatedBottles({ vendorId, stop }: StatedBottlesProps) {
  const { t } = useTranslation('subscriptions')
  const attempt = useVendorAttempt()
  const { mutateAsync: confirm, isPending } = useConfirmBottles(vendorId)
  return stop.stated.map(({ id, count }) => (
    <div key={id} className="flex flex-wrap items-center gap-2 rounded-md bg-surface-sunken px-3 py-2">
      <p className="min-w-0 flex-1 basis-48 text-sm">{t('round.stated', { count })}</p>
      <Button
        size="sm"
        variant="secondary"
        busy={isPending}
        onClick={() => void attempt(confirm({ id, count }))}
      >
        {t('round.confirmStated', { count })}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabled={isPending}
        onClick={() => void attempt(confirm({ id, count: 0 }))}
      >
        {t('round.refuseStated')}
      </Button>
    </div>
  ))
}
