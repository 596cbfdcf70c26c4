import type { ComponentProps } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const cardLook = tv({
  base: 'rounded-lg bg-surface-raised',
  variants: {
    look: { raised: 'shadow-raised', outlined: 'border border-line' },
    padded: { true: 'p-4 md:p-5' },
  },
  defaultVariants: { look: 'outlined', padded: true },
})

export interface CardProps extends ComponentProps<'div'>, VariantProps<typeof cardLook> {}

/** A thing of its own on the page. Not a decoration: what belongs together without a frame needs none. */
export function Card({ look, padded, className, ...rest }: CardProps) {
  return <div {...rest} className={cardLook({ look, padded, className })} />
}
