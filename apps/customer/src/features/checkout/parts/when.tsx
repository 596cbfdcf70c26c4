import { firstFreeSlot, nextFreeSlot, type Slot, slotDay, slotsByDay } from '@angadi/domain/schedule/slots.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { NOW, SlotPicker } from '../../../shared/schedule/slot-picker.tsx'
import { useSlotLabels } from '../../../shared/schedule/use-slot-labels.ts'

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
  /** Whether the chosen time cannot be had any more: the next one is offered. */
  readonly isTaken: boolean
  readonly onChange: (choice: WhenChoice) => void
  /** What is shown in the place of one time for all; undefined where one vendor is ordered from. */
  readonly apart?:
    | { readonly isOn: boolean; readonly onToggle: (isOn: boolean) => void; readonly times: ReactNode }
    | undefined
}

/**
 * When the order should come: now or in a half hour. A day begins with its first free time. Where a vendor is closed, the
 * first time is offered in words; where the chosen one was taken meanwhile, the next.
 */
export function When({ slots, choice, isClosed, isTaken, onChange, apart }: WhenProps) {
  const { t } = useTranslation('checkout')
  const labels = useSlotLabels()
  const { laterDay, scheduledFor } = choice
  const first = firstFreeSlot(slots)
  const next = isTaken && scheduledFor ? (nextFreeSlot(slots, scheduledFor) ?? first) : undefined
  const take = ({ starts_at: startsAt }: Slot) =>
    onChange({ laterDay: slotDay(startsAt), scheduledFor: startsAt })
  return (
    <>
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
                  <Button variant="quiet" size="sm" onClick={() => take(first)}>
                    {t('when.takeFirst')}
                  </Button>
                </div>
              ) : null}
            </Banner>
          ) : null}
          {next ? (
            <Banner tone="action" icon={<CalendarClock aria-hidden />}>
              <p className="text-base">{t('when.next', { slot: labels.full(next.starts_at) })}</p>
              <div className="mt-1 -ml-3 flex flex-wrap">
                <Button variant="quiet" size="sm" onClick={() => take(next)}>
                  {t('when.takeFirst')}
                </Button>
              </div>
            </Banner>
          ) : null}
          <SlotPicker
            withNow
            slots={slots}
            day={laterDay ?? (isClosed ? undefined : NOW)}
            onDayChange={(day) => onChange(choiceOfDay(day, slots))}
            value={scheduledFor}
            onChange={(startsAt) => onChange({ laterDay: slotDay(startsAt), scheduledFor: startsAt })}
          />
        </>
      )}
    </>
  )
}

/** A day with its first free time; a day without one waits for its time. */
export function choiceOfDay(day: string, slots: readonly Slot[]): WhenChoice {
  if (day === NOW) return { laterDay: undefined, scheduledFor: undefined }
  const ofDay = slotsByDay(slots).find((one) => one.day === day)?.slots ?? []
  return { laterDay: day, scheduledFor: firstFreeSlot(ofDay)?.starts_at }
}
