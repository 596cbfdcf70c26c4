import type { VendorCard } from '@angadi/data/vendor-card/card.ts'
import { useSaveCard } from '@angadi/data/vendor-card/change-card.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { StepperField } from '../../shared/stepper-field.tsx'

/** The bounds of both values, as in the database. */
const LIMITS = { capacity: { min: 1, max: 1000 }, cutoffMinutes: { min: 0, max: 1440 } } as const
const CUTOFF_STEP_MINUTES = 15

/** How many orders for later one half hour takes, and until when they are placed (Spec §2, /vendor/profile). */
export function SlotsForm({ card }: { readonly card: VendorCard }) {
  const { t } = useTranslation('vendor-profile')
  const isOnline = useOnline()
  const [capacity, setCapacity] = useState(card.slot_capacity)
  const [cutoff, setCutoff] = useState(card.slot_cutoff_minutes)
  const isChanged = capacity !== card.slot_capacity || cutoff !== card.slot_cutoff_minutes
  const { mutateAsync } = useSaveCard(card.id)
  const { submit, isBusy } = useSubmission({
    form: 'vendor-slots',
    work: () =>
      mutateAsync({
        // What is not changed goes on following the platform's setting.
        ...(capacity === card.slot_capacity ? {} : { slot_capacity: capacity }),
        ...(cutoff === card.slot_cutoff_minutes ? {} : { slot_cutoff_minutes: cutoff }),
      }),
    onSuccess: () => notify.success(t('card.saved')),
  })
  return (
    <Section title={t('slots.title')}>
      <form
        aria-label={t('slots.title')}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(undefined)
        }}
      >
        <p className="text-sm text-ink-muted">{t('slots.text')}</p>
        <StepperField
          label={t('slots.capacity')}
          value={capacity}
          onChange={setCapacity}
          {...LIMITS.capacity}
          step={1}
          decreaseLabel={t('slots.fewer')}
          increaseLabel={t('slots.more')}
        >
          {t('slots.orders', { count: capacity })}
        </StepperField>
        <StepperField
          label={t('slots.cutoff')}
          value={cutoff}
          onChange={setCutoff}
          {...LIMITS.cutoffMinutes}
          step={CUTOFF_STEP_MINUTES}
          decreaseLabel={t('slots.earlier')}
          increaseLabel={t('slots.later')}
        >
          {t('card.minutes', { count: cutoff })}
        </StepperField>
        {isChanged ? (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={isBusy} unavailableReason={isOnline ? undefined : t('offline')}>
              {t('card.save')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setCapacity(card.slot_capacity)
                setCutoff(card.slot_cutoff_minutes)
              }}
            >
              {t('reset')}
            </Button>
          </div>
        ) : null}
      </form>
    </Section>
  )
}
