import { carry } from './carried.ts'
import { withToasts } from './toasts.ts'

export interface Notice {
  readonly description?: string | undefined
  /** What one can do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
  /** The same id replaces the message instead of stacking a second one. */
  readonly id?: string | undefined
  /** In milliseconds; 4 s by default (Spec §9), 8 s for a timed-out form. */
  readonly duration?: number | undefined
}

/** Sonner tells an absent option from an undefined one. */
function options({ description, action, id, duration }: Notice) {
  return {
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
    ...(id === undefined ? {} : { id }),
    ...(duration === undefined ? {} : { duration }),
  }
}

/** Shows a short message, in the language of the interface. What must stay readable belongs into a `Banner`. */
export const notify = {
  success: (message: string, notice: Notice = {}) =>
    withToasts((toast) => toast.success(message, options(notice))),
  /** Greets whoever has come in, on the page as on the one they are brought to. */
  welcome: (message: string, description?: string) => {
    const notice = { id: 'signed-in', ...(description === undefined ? {} : { description }) }
    carry({ ...notice, message })
    withToasts((toast) => toast.success(message, notice))
  },
  problem: (message: string, notice: Notice = {}) =>
    withToasts((toast) => toast.error(message, options(notice))),
  warning: (message: string, notice: Notice = {}) =>
    withToasts((toast) => toast.warning(message, options(notice))),
  info: (message: string, notice: Notice = {}) => withToasts((toast) => toast.info(message, options(notice))),
  dismiss: (id?: string) => withToasts((toast) => toast.dismiss(id)),
} as const
