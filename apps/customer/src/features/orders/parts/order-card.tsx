import type { LinkSlot } from '@angadi/ui/link-slot/fill-link.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import type { ReactNode } from 'react'

export interface OrderCardProps {
  readonly title: string
  readonly picture: string | undefined
  readonly pictureFit?: 'cover' | 'contain' | undefined
  /** What was ordered, such as "2 × Chicken biryani, 1 × Raita". */
  readonly items: string
  /** When, such as "21 Nov, 7:30 pm". */
  readonly at: string
  readonly paise: number
  /** A `Badge`. */
  readonly status: ReactNode
  /** The router's link to the order. */
  readonly render: LinkSlot
  /** A `Button` such as "Order again". */
  readonly action?: ReactNode
}

/** An order in the customer's list. */
export function OrderCard({
  title,
  picture,
  pictureFit,
  items,
  at,
  paise,
  status,
  render,
  action,
}: OrderCardProps) {
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-lg border border-line bg-surface-raised p-4">
      <div className="flex items-start gap-3.5">
        <Picture src={picture} alt="" fit={pictureFit} ratio="square" rounded="md" className="w-16" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h3 className="min-w-0 flex-1 basis-24 text-lg font-semibold break-words">
              <StretchedLink render={render}>{title}</StretchedLink>
            </h3>
            <span className="mt-0.5 max-w-full *:max-w-full *:wrap-anywhere *:whitespace-normal">
              {status}
            </span>
          </div>
          <p className="line-clamp-2 text-sm text-ink-muted">{items}</p>
        </div>
      </div>
      <div className="mt-auto flex min-h-touch flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3">
        <p className="text-sm text-ink-muted tabular-nums">
          {at}
          <span className="mx-1.5">·</span>
          <span className="font-semibold text-ink">
            <Price paise={paise} />
          </span>
        </p>
        {action ? <div className="relative z-raised">{action}</div> : null}
      </div>
    </article>
  )
}
