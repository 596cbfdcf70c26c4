/** Dispatched when the app has rendered for the first time (Spec §4 Error boundaries: paint). */
export const PAINT_EVENT = 'angadi:paint'
/** Dispatched when a screen is ready to be used (Spec §4 Error boundaries: ready). */
export const READY_EVENT = 'angadi:ready'
/** Dispatched when an error screen replaces a screen: anything that covers the app must reveal it. */
export const FAILED_EVENT = 'angadi:failed'
