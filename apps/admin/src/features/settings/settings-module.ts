/** The module's name in /admin/{module}. */
export const SETTINGS_MODULE = 'settings'
