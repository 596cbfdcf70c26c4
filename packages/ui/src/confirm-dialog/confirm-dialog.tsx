import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { overlayVariants } from '../dialog-sheet/overlay-variants.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The question, such as "Cancel this order?". */
  readonly title: string
  /** What will happen, in one or two sentences. */
  readonly body: ReactNode
  /** The label of the action, such as "Cancel order"; never "OK". */
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  readonly busy?: boolean | undefined
  /** Whether data is lost by it. */
  readonly dangerous?: boolean | undefined
}

/** Asks for confirmation before an action that cannot be undone. A tap outside does nothing; Escape cancels. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  body,
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy,
  dangerous = false,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={overlayVariants.backdrop} />
        <AlertDialog.Popup className="fixed inset-x-4 bottom-[calc(1rem+var(--spacing-safe-bottom))] z-overlay mx-auto max-w-form rounded-xl bg-surface-overlay p-5 text-ink shadow-overlay outline-none transition-[opacity,translate] duration-slow data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 md:top-1/2 md:bottom-auto md:-translate-y-1/2 md:p-6">
          <AlertDialog.Title className="text-xl font-bold">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 text-ink-muted">
            {body}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-col-reverse gap-2 md:flex-row md:justify-end">
            <AlertDialog.Close render={<Button variant="secondary">{cancelLabel}</Button>} />
            <Button variant={dangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
