import { distanceM, type LatLng } from '@angadi/domain/geo.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Flag, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { WayLinks } from '../../../shared/map/way-links.tsx'
import { useOwnPosition } from '../../../shared/position/own-position.ts'

/** The same colours as in the offer. */
const signs = {
  pickup: { icon: <Store />, className: 'bg-accent text-on-accent' },
  drop: { icon: <Flag />, className: 'bg-success text-on-success' },
} as const

export interface StopCardProps {
  readonly kind: keyof typeof signs
  readonly name: string
  readonly lines: readonly string[]
  readonly at: LatLng
  /** The order whose pick-up this is: who leaves for a map app may be silent on the way there. */
  readonly wayOf?: string | undefined
  /** The buttons to reach whoever is there. */
  readonly contact?: ReactNode
  readonly children?: ReactNode
}

/** The next stop, with links to map apps. */
export function StopCard({ kind, name, lines, at, wayOf, contact, children }: StopCardProps) {
  const { t } = useTranslation('delivery')
  const { distance } = useFormats()
  const fix = useOwnPosition((state) => state.fix)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <span
          aria-hidden
          className={`grid size-12 shrink-0 place-items-center rounded-full [&_svg]:size-6 ${signs[kind].className}`}
        >
          {signs[kind].icon}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-xl font-bold">{name}</h2>
          {lines.map((line) => (
            <p key={line} className="text-ink-muted">
              {line}
            </p>
          ))}
          {fix ? (
            <p className="mt-1 font-semibold tabular-nums">
              {t('away', { distance: distance(distanceM(fix, at)) })}
            </p>
          ) : null}
        </div>
        {contact}
      </div>
      {children}
      <WayLinks at={at} name={name} wayOf={wayOf} />
    </Card>
  )
}
