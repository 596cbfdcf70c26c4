import type { MyHold } from '@angadi/data/bookings/my-hold.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { HoldClock } from '../../../shared/booking/hold-clock.tsx'
import { useVisitWords } from '../../../shared/booking/use-visit-words.ts'

export interface VisitBarProps {
  readonly count: number
  readonly minutes: number
  readonly from: number
  readonly to: number
  /** The time that is kept already. */
  readonly hold: MyHold | undefined
  readonly onChooseTime: () => void
  readonly onContinue: () => void
}

/** What is chosen, and the way on: at the bottom of a phone, beside the services on a desktop. */
export function VisitBar({ count, minutes, from, to, hold, onChooseTime, onContinue }: VisitBarProps) {
  const { t } = useTranslation('beauty')
  const words = useVisitWords()
  if (count === 0 && !hold)
    return <p className="text-sm text-ink-muted max-md:hidden">{t('salon.chooseFirst')}</p>
  return (
    <section
      aria-label={t('salon.chosen')}
      data-bottom-bar
      className="flex flex-col gap-2 max-md:sticky max-md:bottom-0 max-md:z-sticky max-md:-mx-4 max-md:-mb-5 max-md:border-t max-md:border-line max-md:bg-surface-raised max-md:px-4 max-md:pt-2 max-md:pb-[calc(var(--spacing-safe-bottom)+0.5rem)] md:rounded-lg md:border md:border-line md:p-4"
    >
      {hold ? (
        <>
          <HoldClock holdUntil={hold.holdUntil} offsetMs={hold.offsetMs} />
          <Button size="lg" wide onClick={onContinue}>
            {t('salon.continue')}
          </Button>
        </>
      ) : (
        <>
          <p aria-live="polite" className="flex flex-wrap justify-between gap-x-3 tabular-nums">
            <span>
              {t('salon.count', { count })} · {words.length(minutes)}
            </span>
            <span className="font-semibold">{words.price(from, to)}</span>
          </p>
          <Button size="lg" wide onClick={onChooseTime}>
            {t('salon.chooseTime')}
          </Button>
        </>
      )}
    </section>
  )
}
