import type { ComponentProps } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const cardVariants = tv({
  base: 'rounded-lg bg-surface-raised',
  variants: {
    variant: { raised: 'shadow-raised', outlined: 'border border-line' },
    padded: { true: 'p-4 md:p-5' },
  },
  defaultVariants: { variant: 'outlined', padded: true },
})

export interface CardProps extends ComponentProps<'div'>, VariantProps<typeof cardVariants> {}

/** A box for one self-contained thing. Not for decoration: what belongs together without a frame needs none. */
export function Card({ variant, padded, className, ...rest }: CardProps) {
  return <div {...rest} className={cardVariants({ variant, padded, className })} />
}
