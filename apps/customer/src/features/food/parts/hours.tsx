import type { VendorPage } from '@angadi/data/vendors/vendor.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Monday first, as usual in India. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

/** The opening hours of a week, in Indian time. */
export function Hours({ hours }: { readonly hours: VendorPage['hours'] }) {
  const { t } = useTranslation('food')
  const { time } = useFormats()
  return (
    <dl className="flex flex-col gap-1.5">
      {WEEK.map((weekday) => {
        const shifts = hours.filter((shift) => shift.weekday === weekday)
        return (
          <div key={weekday} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{t(`weekday.${weekday}`)}</dt>
            <dd className="text-right tabular-nums">
              {shifts.length === 0 ? t('restaurant.closedDay') : null}
              {shifts.map(({ opens, closes }) => (
                <span key={opens} className="block">
                  {opens === closes
                    ? t('restaurant.allDay')
                    : `${time(clockTime(opens))} – ${time(clockTime(closes))}`}
                </span>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
