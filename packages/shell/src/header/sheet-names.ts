/** The sheets that any header may open, by their names in the URL. */
export const NOTIFICATION_SHEET = 'notifications'
export const LANGUAGE_SHEET = 'language'
export const VOICE_SHEET = 'voice'
