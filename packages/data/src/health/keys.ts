/** Query keys of the services' health. */
export const healthKeys = { report: ['health', 'report'] } as const
