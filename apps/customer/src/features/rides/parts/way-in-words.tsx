import type { RideDetail } from '@angadi/data/rides/ride-detail.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Check, CircleDot, MapPin } from 'lucide-react'
import { useRideWords } from '../use-ride-words.ts'

/** The stops of a ride in words, with what is behind and the promised fare: the map is never needed. */
export function WayInWords({ ride }: { readonly ride: RideDetail }) {
  const { t } = useTranslation('rides')
  const { time, money } = useFormats()
  const words = useRideWords()
  return (
    <Card>
      <Section title={t('track.steps')}>
        <ol className="flex flex-col gap-3">
          {ride.stops.map(({ n, what, label, landmark, arrived_at: arrived, done_at: done }) => (
            <li key={n} className="flex items-start gap-3">
              <span aria-hidden className="mt-0.5 shrink-0 text-ink-muted [&_svg]:size-5">
                {done ? <Check /> : what === 'pickup' ? <CircleDot /> : <MapPin />}
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-ink-muted">
                  {what === 'stop' ? t('stops.stop', { n: n - 1 }) : t(`stops.${what}`)}
                  {landmark ? ` · ${landmark}` : null}
                  {arrived ? ` · ${t('track.at', { time: time(arrived) })}` : null}
                </span>
              </span>
            </li>
          ))}
        </ol>
        {/* Once it has ended the receipt says what it cost. */}
        {ride.range && !ride.final_rows?.length ? (
          <p className="mt-4 flex flex-wrap justify-between gap-2 border-t border-line pt-3">
            <span>{words.vehicle(ride.vehicle)}</span>
            <span className="font-semibold tabular-nums">{words.range(ride.range)}</span>
            <span className="w-full text-sm text-ink-muted">
              {t('fare.cap', { amount: money(ride.range.cap_paise) })}
            </span>
          </p>
        ) : null}
      </Section>
    </Card>
  )
}
