import type { toast } from 'sonner'

type Toasts = typeof toast
type Use = (toasts: Toasts) => void

let arrived: Toasts | undefined
const waiting: Use[] = []

/** Calls `use` once the `Toaster` is mounted, so that the caller need not load sonner. */
export function withToasts(use: Use): void {
  if (arrived) use(arrived)
  else waiting.push(use)
}

/** Called by the `Toaster` on mount; runs the waiting calls. */
export function toastsArrived(toasts: Toasts): void {
  arrived = toasts
  for (const use of waiting.splice(0)) use(toasts)
}
