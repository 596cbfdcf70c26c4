import { useRaiseSos, useWaitingAlarm } from '@angadi/data/rides/raise-sos.ts'
import type { RidePosition } from '@angadi/data/rides/ride-position.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { getPosition, STANDING } from '@angadi/location/position.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useRef, useState } from 'react'

/** An alarm does not wait longer for the device's position than this, in milliseconds. */
const POSITION_MS = 2000

/** How far the raising of an alarm is. */
export type AlarmState = 'idle' | 'sending' | 'sent' | 'queued' | 'failed'

/**
 * Raises an alarm from where the phone is, else from where the driver was last; without a network it is kept and sent on
 * reconnecting, also by a page that was loaded anew. Repeated taps are one alarm.
 */
export function useAlarm(
  orderId: string,
  driverAt: RidePosition | undefined,
): { readonly state: AlarmState; readonly raise: () => Promise<void> } {
  const send = useRaiseSos(orderId)
  const isWaiting = useWaitingAlarm(orderId)
  const [state, setState] = useState<AlarmState>('idle')
  const key = useRef<string>(undefined)
  const isSending = useRef(false)
  const raise = async () => {
    if (isSending.current) return
    isSending.current = true
    key.current ??= crypto.randomUUID()
    setState('sending')
    try {
      const at = (await positionSoon()) ?? driverAt
      const outcome = await send({ key: key.current, at })
      // After an answer of the administration another alarm may be needed.
      if (outcome === 'sent') key.current = undefined
      setState(outcome)
    } catch (error) {
      noteFailure('raise-sos', 'error', error)
      setState('failed')
    } finally {
      isSending.current = false
    }
  }
  const isSent = state === 'queued' && !isWaiting
  return { state: isWaiting && state !== 'sending' ? 'queued' : isSent ? 'sent' : state, raise }
}

async function positionSoon(): Promise<LatLng | undefined> {
  const never = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), POSITION_MS)
  })
  return Promise.race([getPosition(STANDING).catch(() => undefined), never])
}
