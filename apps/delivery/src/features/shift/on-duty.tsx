import { useOwnPosition } from '../../shared/position/own-position.ts'
import { usePermissionHealing } from '../../shared/position/use-permission-healing.ts'
import { usePositionReports } from './use-position-reports.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** What the device does during the shift, on every screen: it stays awake and tells where it is. Shows nothing. */
export function OnDuty() {
  const attempt = useOwnPosition((state) => state.attempt)
  useWakeLock()
  usePermissionHealing()
  // A watch that was refused never speaks again: a new attempt begins a new one.
  return <PositionReports key={attempt} />
}

function PositionReports() {
  usePositionReports()
  return null
}
