import { useSetOnline } from '@angadi/data/courier-console/change.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { getPosition, PositionError } from '@angadi/location/position.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useOwnPosition } from '../../shared/position/own-position.ts'
import { thisDevice } from './this-device.ts'

/** Beginning and ending the shift. */
export interface Shift {
  readonly change: (online: boolean) => void
  readonly isBusy: boolean
  /** The device's position is being requested. */
  readonly isLocating: boolean
}

/** Begins the shift at the device's position, or ends it; shows a message with what prevents it. */
export function useShift(): Shift {
  const { t } = useTranslation('delivery')
  const errorText = useErrorText()
  const setOnline = useSetOnline()
  const [isLocating, setLocating] = useState(false)
  const { seen, failed } = useOwnPosition.getState()
  const told = {
    onSuccess: (_: unknown, { online }: { online: boolean }) =>
      announce(t(online ? 'shift.nowOnline' : 'shift.nowOffline')),
    onError: (error: Error) => notify.problem(errorText(error)),
  }
  const begin = () => {
    setLocating(true)
    getPosition()
      .then(
        (fix) => {
          seen(fix)
          setOnline.mutate({ online: true, at: fix, device: thisDevice() }, told)
        },
        (problem: unknown) => {
          failed(problem instanceof PositionError ? problem.reason : 'unavailable')
          announce(t('position.needed'), { urgent: true })
        },
      )
      .finally(() => setLocating(false))
  }
  return {
    change: (online) => (online ? begin() : setOnline.mutate({ online: false }, told)),
    isBusy: isLocating || setOnline.isPending,
    isLocating,
  }
}
