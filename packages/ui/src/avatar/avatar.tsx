import { UserRound } from 'lucide-react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const avatarVariants = tv({
  base: 'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-ink select-none [&_svg]:size-1/2',
  variants: {
    size: { sm: 'size-8 text-sm', md: 'size-11 text-base', lg: 'size-16 text-xl', xl: 'size-24 text-3xl' },
  },
  defaultVariants: { size: 'md' },
})

export interface AvatarProps extends VariantProps<typeof avatarVariants> {
  /** Empty if the user has no name. */
  readonly name: string
  readonly picture?: string | undefined
}

/** A user's picture, or their initials. Hidden from screen readers, as the name is shown beside it. */
export function Avatar({ name, picture, size }: AvatarProps) {
  return (
    <span aria-hidden className={avatarVariants({ size })}>
      {picture ? (
        <img src={picture} alt="" className="size-full object-cover" />
      ) : (
        initials(name) || <UserRound />
      )}
    </span>
  )
}

const graphemes = new Intl.Segmenter()

// A Telugu or Hindi initial is a cluster of several code points, so it cannot be cut by index.
function initials(name: string): string {
  const labels = name.trim().split(/\s+/)
  const chosen = labels.length > 1 ? [labels[0], labels.at(-1)] : [labels[0]]
  return chosen
    .map(
      (word) =>
        graphemes
          .segment(word ?? '')
          [Symbol.iterator]()
          .next().value?.segment ?? '',
    )
    .join('')
    .toUpperCase()
}
