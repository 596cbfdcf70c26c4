/** Told when the app has drawn for the first time: from then on it stands (Spec §4 Error boundaries: paint). */
export const PAINT_EVENT = 'angadi:paint'
/** Told when a screen is ready to be used (Spec §4 Error boundaries: ready). */
export const READY_EVENT = 'angadi:ready'
/** Told when an error screen stands in the place of a screen: whatever covers the app has to let it be seen. */
export const FAILED_EVENT = 'angadi:failed'
