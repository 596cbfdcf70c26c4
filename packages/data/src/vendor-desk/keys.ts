/** Query keys of the administrator's vendors. */
export const vendorDeskKeys = { all: ['vendor-desk'] as const }
