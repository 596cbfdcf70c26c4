import { firstFreeSlot, type Slot, slotDay } from '@angadi/domain/schedule/slots.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { NOW, SlotPicker } from '../../../shared/schedule/slot-picker.tsx'
import { useSlotLabels } from '../../../shared/schedule/use-slot-labels.ts'

const WHEN_ID = 'checkout-when'

/** Scrolls to the choice of the time and moves the focus there. */
export function showWhen(): void {
  const section = document.getElementById(WHEN_ID)
  section?.scrollIntoView({ block: 'center' })
  section?.focus({ preventScroll: true })
}

/** The chosen time: a day without a slot is not complete; neither means now. */
export interface WhenChoice {
  readonly laterDay: string | undefined
  /** The beginning of a slot. */
  readonly scheduledFor: string | undefined
}

export interface WhenProps {
  readonly slots: readonly Slot[]
  readonly choice: WhenChoice
  /** Whether a vendor of the cart is closed now, so that "Now" is not preselected. */
  readonly isClosed: boolean
  readonly onChange: (choice: WhenChoice) => void
  /** What is shown in the place of one time for all; undefined where one vendor is ordered from. */
  readonly apart?:
    | { readonly isOn: boolean; readonly onToggle: (isOn: boolean) => void; readonly times: ReactNode }
    | undefined
}

/** When the order should come: now or in a half hour. Where a vendor is closed, the first time is offered in words. */
export function When({ slots, choice, isClosed, onChange, apart }: WhenProps) {
  const { t } = useTranslation('checkout')
  const labels = useSlotLabels()
  const { laterDay, scheduledFor } = choice
  const first = firstFreeSlot(slots)
  return (
    <div id={WHEN_ID} tabIndex={-1} className="scroll-mt-24">
      <Section title={t('when.title')}>
        {apart ? (
          <Switch
            label={t('when.apart')}
            hint={t('when.apartHint')}
            checked={apart.isOn}
            onChange={({ target }) => apart.onToggle(target.checked)}
          />
        ) : null}
        {apart?.isOn ? (
          apart.times
        ) : (
          <>
            {isClosed && laterDay === undefined ? (
              <Banner tone="action" icon={<CalendarClock aria-hidden />}>
                <p className="text-base">
                  {first ? t('when.closed', { slot: labels.full(first.starts_at) }) : t('when.noSlots')}
                </p>
                {first ? (
                  <div className="mt-1 -ml-3 flex flex-wrap">
                    <Button
                      variant="quiet"
                      size="sm"
                      onClick={() =>
                        onChange({ laterDay: slotDay(first.starts_at), scheduledFor: first.starts_at })
                      }
                    >
                      {t('when.takeFirst')}
                    </Button>
                  </div>
                ) : null}
              </Banner>
            ) : null}
            <SlotPicker
              withNow
              slots={slots}
              day={laterDay ?? (isClosed ? undefined : NOW)}
              onDayChange={(day) =>
                onChange({ laterDay: day === NOW ? undefined : day, scheduledFor: undefined })
              }
              value={scheduledFor}
              onChange={(startsAt) => onChange({ laterDay: slotDay(startsAt), scheduledFor: startsAt })}
            />
          </>
        )}
      </Section>
    </div>
  )
}
