import { reportPosition } from '@angadi/data/courier-console/change.ts'
import { getPosition, PositionError, watchPosition } from '@angadi/location/position.ts'
import { useEffect } from 'react'
import { useOwnPosition } from '../../shared/position/own-position.ts'
import { PositionReporter } from './position-reporter.ts'
import { noteLink } from './server-link.ts'

/**
 * How often a courier who stands still is reported, in milliseconds: after five minutes without a report no offers
 * come.
 */
const STILL_HERE_MS = 60_000

/** Reports the device's position to the server during the shift. */
export function usePositionReports(): void {
  useEffect(() => {
    const { seen, failed } = useOwnPosition.getState()
    const reporter = new PositionReporter((fix) => noteLink(reportPosition(fix)))
    const stopWatching = watchPosition(
      (fix) => {
        seen(fix)
        reporter.report(fix)
      },
      ({ reason }) => failed(reason),
    )
    const stillHere = setInterval(() => {
      getPosition().then(
        (fix) => {
          seen(fix)
          reporter.report(fix)
        },
        (problem: unknown) => failed(problem instanceof PositionError ? problem.reason : 'unavailable'),
      )
    }, STILL_HERE_MS)
    return () => {
      stopWatching()
      clearInterval(stillHere)
      reporter.stop()
    }
  }, [])
}
