/** The sheets over the page of a booking, as links to them name them. */
export const MOVE_SHEET = 'move'
export const CANCEL_SHEET = 'cancel'
export const END_SERIES_SHEET = 'end-series'
