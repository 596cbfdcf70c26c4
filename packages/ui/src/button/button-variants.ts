import { tv, type VariantProps } from 'tailwind-variants/lite'

/** The styles of all buttons and button-like links, shared so that they stay the same. */
export const buttonVariants = tv({
  base: [
    'relative inline-flex max-w-full items-center justify-center gap-2 rounded-md font-semibold select-none',
    'transition-[background-color,border-color,color,scale] active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50',
    '[&_svg]:size-[1.25em] [&_svg]:shrink-0',
  ],
  variants: {
    variant: {
      primary: 'bg-action text-on-action hover:bg-action-hover',
      accent: 'bg-accent text-on-accent hover:bg-accent-hover',
      secondary: 'border border-line-strong/60 bg-surface-raised text-ink hover:bg-surface-sunken',
      soft: 'bg-action-soft text-action-ink hover:bg-action-soft/70',
      quiet: 'text-action-ink hover:bg-action-soft',
      danger: 'bg-danger text-on-danger hover:bg-danger-hover',
      dangerQuiet: 'text-danger-ink hover:bg-danger-soft',
    },
    size: {
      sm: 'min-h-touch px-3 text-sm',
      md: 'min-h-12 px-5 py-2 text-base',
      lg: 'min-h-14 px-6 py-2 text-lg',
      xl: 'min-h-18 px-6 py-3 text-xl',
    },
    wide: { true: 'w-full' },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})

export type ButtonVariants = VariantProps<typeof buttonVariants>
