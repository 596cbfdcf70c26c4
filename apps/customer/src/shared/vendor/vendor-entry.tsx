import { Badge } from '@angadi/ui/badge/badge.tsx'
import type { LinkSlot } from '@angadi/ui/link-slot/fill-link.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { TicketPercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import { FactLine } from './fact-line.tsx'

/** A row is for lists of which a customer compares many; a card has room for the picture. */
const entryVariants = tv({
  slots: {
    base: 'group relative flex gap-3 rounded-md',
    picture: 'relative w-28 max-w-1/3 shrink-0 self-start overflow-hidden rounded-md',
    image: 'w-full',
    offerOnPicture: 'hidden',
    text: 'grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2',
    name: 'col-span-2',
    facts: 'col-span-1',
    wide: 'col-span-2',
    offer: 'col-span-2 flex min-w-0',
  },
  variants: {
    layout: {
      row: {},
      /** A row on a phone, a card on wider screens. */
      card: {
        base: 'md:flex-col md:gap-2 md:rounded-lg',
        picture: 'md:w-full md:max-w-none md:rounded-lg',
        image: 'md:aspect-video! md:rounded-lg! transition-[scale] duration-slow group-hover:scale-[1.02]',
        offerOnPicture: 'absolute top-2 left-2 max-w-full pr-4 md:flex',
        text: 'md:flex-none md:grid-cols-[minmax(0,1fr)_auto]',
        name: 'md:col-span-1',
        facts: 'md:col-span-2',
        offer: 'md:hidden',
      },
      /** A card at every width, for rails. */
      tile: {
        base: 'flex-col gap-2 rounded-lg',
        picture: 'w-full max-w-none rounded-lg',
        image: 'aspect-video! rounded-lg! transition-[scale] duration-slow group-hover:scale-[1.02]',
        offerOnPicture: 'absolute top-2 left-2 flex max-w-full pr-4',
        text: 'flex-none grid-cols-[minmax(0,1fr)_auto]',
        name: 'col-span-1',
        facts: 'col-span-2',
        offer: 'hidden',
      },
    },
  },
  defaultVariants: { layout: 'card' },
})

export interface VendorEntryProps extends VariantProps<typeof entryVariants> {
  readonly name: string
  readonly picture: string | undefined
  /** In place of a picture that is missing. */
  readonly fallback?: ReactNode
  /** Loads the picture at once: for the first of a page. */
  readonly eager?: boolean | undefined
  /** The router's link to the vendor; left out for one that is gone. */
  readonly render: LinkSlot | undefined
  readonly heading?: 'h2' | 'h3' | undefined
  /** A `VendorRating`. */
  readonly rating?: ReactNode
  /** A `VegMark` if the vendor is purely vegetarian. */
  readonly mark?: ReactNode
  /** The most important first: when it would arrive, how far it is. What does not fit the line is left out. */
  readonly facts: readonly ReactNode[]
  /** What it offers, such as its cuisines. */
  readonly about?: string | undefined
  /** What it costs, the fee first. */
  readonly costs?: readonly string[] | undefined
  /** What it takes off, in words. */
  readonly offer?: string | undefined
  /** Why it is not possible to order now, short: a strip on the picture. */
  readonly closed?: string | undefined
  /** A button at the end of a row, such as a heart. */
  readonly action?: ReactNode
}

/** One vendor of a list: picture, name, rating, when it would arrive, what it costs and takes off. */
export function VendorEntry({
  name,
  picture,
  fallback,
  eager,
  render,
  heading: Heading = 'h3',
  rating,
  mark,
  facts,
  about,
  costs = [],
  offer,
  closed,
  action,
  layout,
}: VendorEntryProps) {
  const styles = entryVariants({ layout })
  const offerBadge = offer ? (
    <Badge tone="accent" icon={<TicketPercent aria-hidden className="shrink-0" />}>
      <span className="truncate">{offer}</span>
    </Badge>
  ) : null
  return (
    <article className={styles.base()}>
      <div className={styles.picture()}>
        <Picture
          src={picture}
          alt=""
          ratio="square"
          rounded="md"
          eager={eager}
          fallback={fallback}
          className={styles.image()}
        />
        {offerBadge ? (
          <p aria-hidden className={styles.offerOnPicture()}>
            {offerBadge}
          </p>
        ) : null}
        {closed ? (
          <p className="absolute inset-x-0 bottom-0 flex min-h-7 items-center justify-center bg-picture-shade px-1 text-center text-xs font-semibold text-on-picture">
            {closed}
          </p>
        ) : null}
      </div>
      <div className={styles.text()}>
        <Heading className={`${styles.name()} flex min-w-0 items-center gap-1.5 text-lg font-semibold`}>
          <span className="line-clamp-1 wrap-anywhere">
            {render ? <StretchedLink render={render}>{name}</StretchedLink> : name}
          </span>
          {mark}
        </Heading>
        {rating ?? <span />}
        <FactLine facts={facts} className={styles.facts()} />
        {about ? <p className={`${styles.wide()} line-clamp-1 text-sm text-ink-muted`}>{about}</p> : null}
        {costs.length > 0 ? <FactLine facts={costs} className={styles.wide()} /> : null}
        {offerBadge ? <p className={styles.offer()}>{offerBadge}</p> : null}
      </div>
      {action ? <div className="relative z-raised shrink-0 self-center">{action}</div> : null}
    </article>
  )
}
