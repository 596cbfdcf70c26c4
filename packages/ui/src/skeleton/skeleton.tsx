import { tv, type VariantProps } from 'tailwind-variants/lite'

const skeletonVariants = tv({
  base: 'block animate-shimmer bg-line',
  variants: {
    shape: {
      line: 'h-[1em] rounded-xs',
      box: 'rounded-md',
      circle: 'aspect-square rounded-full',
    },
  },
  defaultVariants: { shape: 'line' },
})

export interface SkeletonProps extends VariantProps<typeof skeletonVariants> {
  /** Width and height, such as `w-32` or `h-40 w-full`. */
  readonly className?: string | undefined
}

/** A placeholder in the shape of the content. Wrap several in a `SkeletonGroup`. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span aria-hidden className={skeletonVariants({ shape, className })} />
}
