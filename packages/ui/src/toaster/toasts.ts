import type { toast } from 'sonner'

type Toasts = typeof toast
type Use = (toasts: Toasts) => void

let arrived: Toasts | undefined
const waiting: Use[] = []

/** Uses the messages as soon as the `Toaster` is there, so that whoever notifies need not load it. */
export function withToasts(use: Use): void {
  if (arrived) use(arrived)
  else waiting.push(use)
}

/** The mounted `Toaster` hands over what shows messages. */
export function toastsArrived(toasts: Toasts): void {
  arrived = toasts
  for (const use of waiting.splice(0)) use(toasts)
}
