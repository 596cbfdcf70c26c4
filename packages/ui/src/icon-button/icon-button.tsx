import type { ComponentProps, ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const iconButtonVariants = tv({
  base: [
    'relative inline-grid size-touch shrink-0 place-items-center rounded-full',
    'transition-[background-color,color,scale] active:scale-95 disabled:pointer-events-none disabled:opacity-50',
    '[&_svg]:size-6',
  ],
  variants: {
    variant: {
      quiet: 'text-ink hover:bg-surface-sunken',
      raised: 'bg-surface-raised text-ink shadow-raised hover:bg-surface-sunken',
      action: 'bg-action text-on-action hover:bg-action-hover',
    },
  },
  defaultVariants: { variant: 'quiet' },
})

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>,
    VariantProps<typeof iconButtonVariants> {
  /** What it does, for screen readers. */
  readonly label: string
  readonly icon: ReactNode
  /** A number on the corner, such as unread messages; the caller must include it in `label`. */
  readonly badge?: string | undefined
}

/** A button with only an icon. */
export function IconButton({ label, icon, badge, variant, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={iconButtonVariants({ variant, className })}
    >
      {icon}
      {badge === undefined ? null : (
        <span
          aria-hidden
          className="absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-xs font-bold text-on-danger tabular-nums"
        >
          {badge}
        </span>
      )}
    </button>
  )
}
