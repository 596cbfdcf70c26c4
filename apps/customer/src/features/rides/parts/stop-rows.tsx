import type { RidePlace } from '@angadi/data/rides/ride-request.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { ArrowUpDown, CircleDot, MapPin, Plus, Square, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MOST_STOPS } from '../ride-draft.ts'

const PlaceSheet = lazy(() => import('./place-sheet.tsx'))

export interface StopRowsProps {
  readonly stops: readonly (RidePlace | undefined)[]
  readonly onChange: (stops: readonly (RidePlace | undefined)[]) => void
  /** Whether the pick-up stays as it is: the ride has begun. */
  readonly isUnderWay?: boolean
  /** Whether the drop may stay open, as of a hire by the hour. */
  readonly isDropOptional?: boolean
}

/** Pick-up, stops between and drop of a ride, each of which opens the choice of its place. */
export function StopRows({ stops, onChange, isUnderWay = false, isDropOptional = false }: StopRowsProps) {
  const { t } = useTranslation('rides')
  const sheet = useSheet('ride-place')
  const [asked, setAsked] = useState(0)
  const last = stops.length - 1
  const name = (index: number) =>
    index === 0 ? t('stops.pickup') : index === last ? t('stops.drop') : t('stops.stop', { n: index })
  const hint = (index: number) =>
    t(
      index === 0
        ? 'stops.pickupHint'
        : index < last
          ? 'stops.stopHint'
          : isDropOptional
            ? 'stops.dropOptional'
            : 'stops.dropHint',
    )
  return (
    <section aria-label={t('stops.label')} className="rounded-lg border border-line bg-surface-raised">
      <ol className="divide-y divide-line px-4">
        {stops.map((stop, index) => {
          const Icon = index === 0 ? CircleDot : index === last ? MapPin : Square
          const isFixed = isUnderWay && index === 0
          return (
            // A place may be chosen twice, and empty ones are alike.
            <li key={index} className="flex items-center gap-1">
              <div className="min-w-0 flex-1">
                <ListRow
                  lead={<Icon aria-hidden />}
                  title={stop?.label ?? hint(index)}
                  note={name(index)}
                  render={
                    isFixed ? undefined : (
                      <button
                        type="button"
                        onClick={() => {
                          setAsked(index)
                          sheet.open()
                        }}
                      />
                    )
                  }
                />
              </div>
              {index > 0 && index < last ? (
                <IconButton
                  label={t('stops.remove', { n: index })}
                  icon={<X aria-hidden />}
                  onClick={() => onChange(stops.filter((_, other) => other !== index))}
                />
              ) : null}
            </li>
          )
        })}
      </ol>
      <div className="flex flex-wrap gap-1 border-t border-line px-2 py-1">
        {stops.length < MOST_STOPS ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => onChange([...stops.slice(0, last), undefined, stops[last]])}
          >
            {t('stops.add')}
          </Button>
        ) : null}
        {isUnderWay ? null : (
          <Button
            variant="quiet"
            size="sm"
            icon={<ArrowUpDown aria-hidden />}
            onClick={() => onChange(stops.toReversed())}
          >
            {t('stops.swap')}
          </Button>
        )}
      </div>
      {sheet.isOpen ? (
        <Suspense>
          <PlaceSheet
            title={name(asked)}
            value={stops[asked]}
            onPick={(place) => {
              onChange(stops.map((stop, index) => (index === asked ? place : stop)))
              sheet.close()
            }}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
