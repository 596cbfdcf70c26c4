import { fillLink, type LinkSlot } from '@angadi/ui/link-slot/fill-link.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { ArrowRight, ShoppingBag } from 'lucide-react'

export interface CartBarProps {
  /** Of what was added last. */
  readonly picture: string | undefined
  /** Short content, such as "3 items · Bawarchi". */
  readonly summary: string
  /** With every fee, in paise. */
  readonly paise: number
  /** What the total is, such as "with all fees"; undefined while the fees are not known. */
  readonly note: string | undefined
  /** Whether the total does not match the cart yet. */
  readonly isPricing: boolean
  readonly actionLabel: string
  /** The router's link to the cart. */
  readonly render: LinkSlot
}

/** The cart as a bar of 56 px: picture, count, and what it costs with every fee (look.md, cart bar). */
export function CartBar({ picture, summary, paise, note, isPricing, actionLabel, render }: CartBarProps) {
  return fillLink(render, {
    className:
      'flex min-h-14 w-full items-center gap-3 bg-action py-1 pr-4 pl-2 text-on-action transition-colors hover:bg-action-hover',
    children: (
      <>
        <Picture
          src={picture}
          alt=""
          ratio="square"
          rounded="md"
          eager
          fallback={<ShoppingBag aria-hidden />}
          className="w-10"
        />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="truncate text-sm leading-snug">{summary}</span>
          <span aria-busy={isPricing} className="truncate leading-snug font-bold">
            <Price paise={paise} />
            {note ? <span className="text-xs font-normal"> {note}</span> : null}
          </span>
        </span>
        <span className="inline-flex shrink-0 items-center gap-1.5 font-bold">
          {actionLabel}
          <ArrowRight aria-hidden className="size-5" />
        </span>
      </>
    ),
  })
}
