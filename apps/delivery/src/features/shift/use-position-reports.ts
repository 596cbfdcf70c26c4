import { reportPosition } from '@angadi/data/courier-console/report-position.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { getPosition, PositionError, STANDING, watchPosition } from '@angadi/location/position.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useEffectEvent } from 'react'
import { useOwnPosition } from '../../shared/position/own-position.ts'
import { PositionReporter } from './position-reporter.ts'
import { noteLink } from './server-link.ts'
import { batteryPercent, thisDevice } from './this-device.ts'

/** How often a courier who stands still is measured, in milliseconds: after a minute of silence tracking is paused. */
const STILL_HERE_MS = 15_000
/** After so long without a report customers were told that tracking is paused, in milliseconds. */
const PAUSED_AFTER_MS = 60_000

/** Reports the device's position to the server during the shift. */
export function usePositionReports(): void {
  const { t } = useTranslation('delivery')
  const tellPause = useEffectEvent((minutes: number) =>
    notify.info(t('position.wasPaused', { count: minutes }), { id: 'was-paused' }),
  )
  useEffect(() => {
    const { seen, failed, refused } = useOwnPosition.getState()
    let reportedAt = Date.now()
    const stopAll = () => {
      stopWatching()
      clearInterval(stillHere)
      document.removeEventListener('visibilitychange', onShown)
      reporter.stop()
    }
    const reporter = new PositionReporter(async (fix) => {
      const battery = await batteryPercent()
      const answer = await noteLink(reportPosition(fix, { device: thisDevice(), battery }))
      reportedAt = Date.now()
      if (answer.reason === 'other_device') {
        refused('otherDevice')
        stopAll()
      } else if (answer.reason === 'mocked') refused('mocked')
      return answer.next_in_seconds
    })
    const stopWatching = watchPosition(
      (fix) => {
        seen(fix)
        reporter.report(fix)
      },
      ({ reason }) => failed(reason),
    )
    const measure = () => {
      getPosition(STANDING).then(
        (fix) => {
          seen(fix)
          // A cached position was reported before; that the device is still there is news.
          reporter.report({ ...fix, at: Date.now() })
        },
        (problem: unknown) => failed(problem instanceof PositionError ? problem.reason : 'unavailable'),
      )
    }
    const stillHere = setInterval(measure, STILL_HERE_MS)
    // A page in the background measures nothing: said when it is back, as customers were told at the time.
    const onShown = () => {
      if (document.visibilityState !== 'visible') return
      const silentMs = Date.now() - reportedAt
      if (silentMs >= PAUSED_AFTER_MS) tellPause(Math.round(silentMs / 60_000))
      measure()
    }
    document.addEventListener('visibilitychange', onShown)
    return stopAll
  }, [])
}
