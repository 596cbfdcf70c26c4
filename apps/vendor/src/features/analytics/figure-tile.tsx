import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import type { ReactNode } from 'react'

export interface FigureTileProps {
  readonly label: string
  readonly value: ReactNode
  /** How it has changed, or what it is made of. */
  readonly note?: ReactNode
  /** The address of the orders that it counts. */
  readonly orders?: string | undefined
}

/** One figure, which opens the orders that it counts. Place several in a `<dl>`. */
export function FigureTile({ label, value, note, orders }: FigureTileProps) {
  const { t } = useTranslation('vendor-figures')
  return (
    <div className="relative flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface-raised p-4 max-[22.5rem]:px-3 has-[a]:hover:bg-surface-sunken">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="text-2xl font-bold break-words max-[22.5rem]:text-xl tabular-nums">{value}</dd>
      {note ? <dd className="text-sm text-ink-muted">{note}</dd> : null}
      {orders ? (
        <dd className="mt-auto text-sm">
          <AppLink
            to={orders}
            className="font-semibold text-action-ink after:absolute after:inset-0 after:rounded-lg"
          >
            {t('seeOrders')}
            <span className="sr-only">: {label}</span>
          </AppLink>
        </dd>
      ) : null}
    </div>
  )
}
