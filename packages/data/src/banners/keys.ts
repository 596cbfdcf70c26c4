/** Query keys of the administrator's banners. */
export const bannerKeys = { all: ['banners'] as const }
