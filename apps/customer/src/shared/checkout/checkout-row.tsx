import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type ReactNode, useId } from 'react'

export interface CheckoutRowProps {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  /** The word at the end of the row; "Change" without it. Null where nothing can be changed. */
  readonly action?: string | null | undefined
  /** Whether its choices are shown below it; undefined where they open elsewhere. */
  readonly isOpen?: boolean | undefined
  readonly onPress?: (() => void) | undefined
  /** 64 px instead of 56. */
  readonly tall?: boolean | undefined
  /** A second button at the end of the row. */
  readonly aside?: ReactNode
  /** What stands in the way of the order here: shown whether the row is open or not. */
  readonly alert?: ReactNode
  /** The choices, while the row is open. */
  readonly children?: ReactNode
}

/** One decision of a checkout, filled in: what is chosen, and a way to change it in its place. */
export function CheckoutRow({
  icon,
  title,
  note,
  action,
  isOpen,
  onPress,
  tall = false,
  aside,
  alert,
  children,
}: CheckoutRowProps) {
  const { t } = useTranslation('checkout')
  const panel = useId()
  const content = (
    <>
      <span aria-hidden className="shrink-0 text-ink-muted [&_svg]:size-6">
        {icon}
      </span>
      <span className="flex min-w-0 flex-1 basis-28 flex-col text-left leading-snug">
        <span className="font-semibold @min-[17rem]:truncate">{title}</span>
        {note ? (
          <span className="text-sm leading-snug text-ink-muted @min-[17rem]:truncate">{note}</span>
        ) : null}
      </span>
      {action === null ? null : (
        <span className="shrink-0 text-sm font-semibold text-action-ink">
          {isOpen ? t('row.done') : (action ?? t('row.change'))}
        </span>
      )}
    </>
  )
  const frame = `flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-3 px-4 py-1.5 ${tall ? 'min-h-16' : 'min-h-14'}`
  return (
    <div className="@container">
      <div className="flex flex-wrap items-stretch">
        {onPress && action !== null ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={onPress}
            className={`${frame} rounded-lg transition-colors hover:bg-surface-sunken/60`}
          >
            {content}
          </button>
        ) : (
          <div className={frame}>{content}</div>
        )}
        {aside}
      </div>
      {alert ? <div className="flex flex-col gap-2 px-4 pb-3 empty:hidden">{alert}</div> : null}
      {isOpen ? (
        <div id={panel} className="flex flex-col gap-4 px-4 pt-1 pb-4">
          {children}
        </div>
      ) : null}
    </div>
  )
}

/** Rows that belong together, in one frame. */
export function CheckoutRows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="divide-y divide-line rounded-lg border border-line bg-surface-raised empty:hidden"
    >
      {children}
    </section>
  )
}
