import { reportPosition } from '@angadi/data/courier-console/change.ts'
import { getPosition, PositionError, watchPosition } from '@angadi/location/position.ts'
import { useEffect } from 'react'
import { useOwnPosition } from '../../shared/position/own-position.ts'
import { PositionReporter } from './position-reporter.ts'
import { noteLink } from './server-link.ts'

/** How often a courier who stands still is told of all the same, in milliseconds: after five minutes nobody would ask them. */
const STILL_HERE_MS = 60_000

/** Follows the device and tells the server where it is, for as long as the shift lasts. */
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
