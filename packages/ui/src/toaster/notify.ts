import { carry } from './carried-toast.ts'
import { forgetToastId, releaseToastId, toastIdOf } from './toast-ids.ts'
import { withToasts } from './toasts.ts'

/** The id of the welcome message. */
const WELCOME = 'signed-in'

export interface Notice {
  readonly description?: string | undefined
  /** An action for the message, such as Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
  /** A message with the same id replaces the earlier one instead of being stacked. */
  readonly id?: string | undefined
  /** In milliseconds; 4 s by default (Spec §9), 8 s for a timed-out form. */
  readonly duration?: number | undefined
  /** Called when the message closes by itself or is dismissed, but not by its action. */
  readonly onClose?: (() => void) | undefined
}

/** Sonner keeps an option of the message that is replaced where the next one does not name it. */
function options({ description, action, id: name, duration, onClose }: Notice) {
  const id = name === undefined ? undefined : toastIdOf(name)
  const forget = () => {
    if (name !== undefined && id !== undefined) forgetToastId(name, id)
  }
  const close = () => {
    forget()
    onClose?.()
  }
  // An action closes its message, which sonner reports to neither of the two below.
  const press = () => {
    forget()
    action?.onClick()
  }
  return {
    description,
    action: action && { label: action.label, onClick: press },
    onAutoClose: close,
    onDismiss: close,
    ...(id === undefined ? {} : { id }),
    ...(duration === undefined ? {} : { duration }),
  }
}

/** Shows a short message, in the language of the interface. What must stay readable belongs in a `Banner`. */
export const notify = {
  success: (message: string, notice: Notice = {}) =>
    withToasts((toast) => toast.success(message, options(notice))),
  /** Greets a user who has signed in, on this page and on the one they are redirected to. */
  welcome: (message: string, description?: string) => {
    carry({ id: WELCOME, message, ...(description === undefined ? {} : { description }) })
    withToasts((toast) => toast.success(message, options({ id: WELCOME, description })))
  },
  problem: (message: string, notice: Notice = {}) =>
    withToasts((toast) => toast.error(message, options(notice))),
  warning: (message: string, notice: Notice = {}) =>
    withToasts((toast) => toast.warning(message, options(notice))),
  info: (message: string, notice: Notice = {}) => withToasts((toast) => toast.info(message, options(notice))),
  /** Removes the message with an id, or all messages. */
  dismiss: (id?: string) =>
    withToasts((toast) => {
      const standing = id === undefined ? undefined : releaseToastId(id)
      if (id === undefined || standing !== undefined) toast.dismiss(standing)
    }),
} as const
