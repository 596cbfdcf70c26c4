import { useTipDriver } from '@angadi/data/rides/ride-acts.ts'
import { TIP_CHOICES_PAISE } from '@angadi/domain/checkout/tips.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface TipDriverProps {
  readonly orderId: string
  readonly driver: string
}

/** A tip for the driver once the ride is over, from the wallet; none is preselected (Spec §2 Transport). */
export function TipDriver({ orderId, driver }: TipDriverProps) {
  const { t } = useTranslation('rides')
  const { money } = useFormats()
  const errorText = useErrorText()
  const offlineReason = useOfflineReason()
  const tip = useTipDriver(orderId)
  const [paise, setPaise] = useState<number>()
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold wrap-anywhere">{t('tip.title', { driver })}</h2>
      <p className="text-ink-muted wrap-anywhere">{t('tip.text', { driver })}</p>
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{t('tip.title', { driver })}</legend>
        {TIP_CHOICES_PAISE.map((choice) => (
          <FilterChip
            key={choice}
            pressed={paise === choice}
            onChange={(pressed) => setPaise(pressed ? choice : undefined)}
          >
            {money(choice)}
          </FilterChip>
        ))}
      </fieldset>
      {paise === undefined ? null : (
        <Button
          busy={tip.isPending}
          unavailableReason={offlineReason}
          onClick={() => {
            tip.mutateAsync(paise).then(
              () => notify.success(t('tip.done', { driver })),
              (error: unknown) => notify.problem(errorText(error)),
            )
          }}
        >
          {t('tip.send', { amount: money(paise) })}
        </Button>
      )}
    </Card>
  )
}
