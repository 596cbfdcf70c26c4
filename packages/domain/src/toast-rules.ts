/** How many messages are shown at a time (Spec §9 Toasts). */
export const TOASTS_SHOWN = 3
/** How long a message stays, in milliseconds (Spec §9 Toasts). */
export const TOAST_MS = 4000
/** Gap between messages, in px (Spec §9 Toasts). */
export const TOAST_GAP_PX = 14
/**
 * How long the toast of a notification is shown, and the one that offers to undo a deletion, in milliseconds (Spec §9
 * Toasts).
 */
export const NOTIFICATION_TOAST_MS = 5000
