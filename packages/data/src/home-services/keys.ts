import type { LatLng } from '@angadi/domain/geo.ts'

/** Query keys of services at home. What is named in the reader's language has the language in its key. */
export const homeServiceKeys = {
  all: ['home-services'] as const,
  hub: (place: LatLng | undefined, language: string) =>
    ['home-services', 'hub', place?.lat, place?.lng, { language }] as const,
  service: (type: string, place: LatLng | undefined, language: string) =>
    ['home-services', 'service', type, place?.lat, place?.lng, { language }] as const,
  shared: (token: string) => ['home-services', 'shared', token] as const,
  kinds: ['home-services', 'kinds'] as const,
  reworkTimes: (orderId: string, fromDay: string, isSomebodyElse: boolean) =>
    ['home-services', 'rework', orderId, fromDay, isSomebodyElse] as const,
}
