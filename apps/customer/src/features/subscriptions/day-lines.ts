import type { DecidedDay } from '@angadi/data/subscriptions/days.ts'
import type {
  MySubscriptions,
  Subscriber,
  Subscription,
} from '@angadi/data/subscriptions/my-subscriptions.ts'
import { type DayLine, dayLine } from '@angadi/domain/subscriptions/day-state.ts'

/** One subscription on one day, with what it takes to change it. */
export interface LineOfDay {
  readonly subscriber: Subscriber
  readonly subscription: Subscription
  readonly line: DayLine
  readonly decided: DecidedDay | undefined
  /** Whether the cut-off of this day is still to come, and nothing has been decided. */
  readonly canChange: boolean
}

/** What all subscriptions show on a day such as `2026-11-23`. */
export function linesOfDay(
  { subscribers, today }: MySubscriptions,
  decided: readonly DecidedDay[],
  day: string,
): readonly LineOfDay[] {
  return subscribers.flatMap((subscriber) =>
    subscriber.subscriptions.map((subscription) => {
      const found = decided.find((one) => one.day === day && one.subscription_id === subscription.id)
      const inside =
        day >= subscription.starts_on && (subscription.ends_on === null || day <= subscription.ends_on)
      return {
        subscriber,
        subscription,
        decided: found,
        line: dayLine(subscription, day, found, today),
        canChange:
          found === undefined &&
          inside &&
          day >= subscriber.first_changeable_day &&
          day <= subscriber.last_day,
      }
    }),
  )
}

/** What a day will cost before deposits: pieces at their present price, and one delivery for each vendor. */
export function expectedPaise(lines: readonly LineOfDay[]): number {
  const coming = lines.filter(({ line }) => line.state === 'planned')
  const goods = coming.reduce(
    (sum, { line, subscription }) => sum + line.quantity * (subscription.price_paise ?? 0),
    0,
  )
  const doors = new Map(coming.map(({ subscriber }) => [subscriber.id, subscriber.delivery_paise]))
  return [...doors.values()].reduce((sum, paise) => sum + paise, goods)
}
