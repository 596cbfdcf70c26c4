import { carry } from './carried-toast.ts'
import { forgetToastId, releaseToastId, toastIdOf } from './toast-ids.ts'
import { withToasts } from './toasts.ts'

/** Under which name people are greeted. */
const WELCOME = 'signed-in'

export interface Notice {
  readonly description?: string | undefined
  /** What one can do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
  /** The same id replaces the message instead of stacking a second one. */
  readonly id?: string | undefined
  /** In milliseconds; 4 s by default (Spec §9), 8 s for a timed-out form. */
  readonly duration?: number | undefined
}

function named(name: string) {
  const leave = ({ id }: { readonly id: string | number }) => forgetToastId(name, id)
  return { id: toastIdOf(name), onAutoClose: leave, onDismiss: leave }
}

/** Sonner tells an absent option from an undefined one. */
function options({ description, action, id, duration }: Notice) {
  return {
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
    ...(id === undefined ? {} : named(id)),
    ...(duration === undefined ? {} : { duration }),
  }
}

/** Shows a short message, in the language of the interface. What must stay readable belongs into a `Banner`. */
export const notify = {
  success: (message: string, notice: Notice = {}) =>
    withToasts((toast) => toast.success(message, options(notice))),
  /** Greets whoever has come in, on the page as on the one they are brought to. */
  welcome: (message: string, description?: string) => {
    carry({ id: WELCOME, message, ...(description === undefined ? {} : { description }) })
    withToasts((toast) => toast.success(message, options({ id: WELCOME, description })))
  },
  problem: (message: string, notice: Notice = {}) =>
    withToasts((toast) => toast.error(message, options(notice))),
  warning: (message: string, notice: Notice = {}) =>
    withToasts((toast) => toast.warning(message, options(notice))),
  info: (message: string, notice: Notice = {}) => withToasts((toast) => toast.info(message, options(notice))),
  /** Takes away the message of an id, or all. */
  dismiss: (id?: string) =>
    withToasts((toast) => {
      const standing = id === undefined ? undefined : releaseToastId(id)
      if (id === undefined || standing !== undefined) toast.dismiss(standing)
    }),
} as const
