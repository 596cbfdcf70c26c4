import type { LatLng } from '@angadi/domain/geo.ts'
import { decodePolyline } from '@angadi/domain/routes/polyline.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invokeFunction } from '../client/invoke-function.ts'
import { usePublicSettings } from '../settings/settings.ts'

const way = z.object({ polyline: z.nullable(z.string()) })

/** A way does not change during a delivery, in milliseconds. */
const FRESH_MS = 10 * 60_000

/** The query of the road along some points; null where no service draws it. */
export function routeLineOptions(points: readonly LatLng[]) {
  const places = points.map(({ lat, lng }) => ({ lat, lng }))
  return queryOptions({
    queryKey: ['route', places],
    staleTime: FRESH_MS,
    retry: false,
    queryFn: async ({ signal }): Promise<readonly LatLng[] | null> => {
      try {
        const { polyline } = await invokeFunction('route', { points: places }, way, signal)
        return polyline === null ? null : decodePolyline(polyline)
      } catch {
        // A line on a map is a convenience: without one, straight lines are drawn.
        return null
      }
    },
  })
}

/** The road along some points, where a routing service is set; otherwise the points themselves. */
export function useRouteLine(points: readonly LatLng[]): readonly LatLng[] {
  const { data: settings = [] } = usePublicSettings()
  const isSet = settings.some(
    ({ setting_key, setting_value }) => setting_key === 'routing_service' && setting_value === true,
  )
  const { data } = useQuery({ ...routeLineOptions(points), enabled: isSet && points.length > 1 })
  return data ?? points
}
