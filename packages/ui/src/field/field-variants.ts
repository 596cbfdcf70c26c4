import { tv } from 'tailwind-variants/lite'

/** The box of all text fields and selects. Text of at least 16 px, so that phones do not zoom in. */
export const fieldVariants = tv({
  base: [
    'flex w-full items-center gap-2 rounded-md border border-line-strong bg-surface-raised text-base text-ink',
    'transition-[border-color,box-shadow]',
    'focus-within:border-action focus-within:ring-2 focus-within:ring-action/30',
    'has-disabled:bg-surface-sunken has-disabled:text-ink-muted',
    'has-aria-invalid:border-danger has-aria-invalid:focus-within:ring-danger/30',
  ],
})

/** The control inside the box, without its own focus ring: the box shows the focus. */
export const controlVariants = tv({
  base: 'min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-muted placeholder:opacity-90',
})
