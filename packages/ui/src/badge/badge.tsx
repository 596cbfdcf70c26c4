import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const badgeVariants = tv({
  base: 'inline-flex max-w-full items-center gap-1 rounded-xs px-2 py-0.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5',
  variants: {
    tone: {
      neutral: 'bg-surface-sunken text-ink',
      action: 'bg-action-soft text-action-ink',
      accent: 'bg-accent-soft text-accent-ink',
      success: 'bg-success-soft text-success-ink',
      warning: 'bg-warning-soft text-warning-ink',
      danger: 'bg-danger-soft text-danger-ink',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

/** The meaning of a colour, the same everywhere. */
export type Tone = NonNullable<VariantProps<typeof badgeVariants>['tone']>

export interface BadgeProps {
  readonly tone?: Tone | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A short status text; the colour only supports it. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badgeVariants({ tone })}>
      {icon}
      {children}
    </span>
  )
}
