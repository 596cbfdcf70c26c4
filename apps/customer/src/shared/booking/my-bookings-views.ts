/** The query parameter of the selected tab of one's bookings. */
export const VIEW_PARAM = 'view'
/** The tab of one's packages. */
export const PACKAGES_VIEW = 'packages'
