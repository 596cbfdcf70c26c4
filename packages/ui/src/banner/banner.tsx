import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const bannerVariants = tv({
  base: 'flex flex-wrap items-start gap-x-3 gap-y-2.5 rounded-md px-4 py-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0',
  variants: {
    tone: {
      action: 'bg-action-soft text-action-ink',
      accent: 'bg-accent-soft text-accent-ink',
      success: 'bg-success-soft text-success-ink',
      warning: 'bg-warning-soft text-warning-ink',
      danger: 'bg-danger-soft text-danger-ink',
    },
    /** Full width at the top of the page. */
    edge: { true: 'rounded-none justify-center' },
  },
  defaultVariants: { tone: 'action' },
})

export interface BannerProps extends VariantProps<typeof bannerVariants> {
  readonly icon?: ReactNode
  readonly title?: string | undefined
  readonly children: ReactNode
  /** A small `Button` or `LinkButton`. */
  readonly action?: ReactNode
  /** Whether it has just appeared and must be announced at once, such as a failed payment. */
  readonly urgent?: boolean | undefined
  /** Whether it is inside a live region already, and must not be announced twice. */
  readonly isWatched?: boolean | undefined
}

/** A notice about the whole page, shown while it applies: offline, closed, price changed. */
export function Banner({ tone, edge, icon, title, children, action, urgent, isWatched }: BannerProps) {
  const role = urgent ? 'alert' : 'status'
  return (
    <div role={isWatched ? undefined : role} className={bannerVariants({ tone, edge })}>
      {icon}
      <div className={edge ? 'max-w-[calc(100%-2rem)]' : 'min-w-0 flex-1 basis-48'}>
        {title ? <p className="text-base font-semibold">{title}</p> : null}
        <div>{children}</div>
      </div>
      {action ? <div className="-my-1 ms-auto shrink-0">{action}</div> : null}
    </div>
  )
}
