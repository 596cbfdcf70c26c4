import type { LatLng } from '@angadi/domain/geo.ts'
import { getPosition, PositionError, STANDING } from '@angadi/location/position.ts'
import { useState } from 'react'

/** Why the device did not tell where it is. */
export type PinProblem = PositionError['reason']

/** Asks the device once for its position, for the pin of an address; says why if that fails. */
export function usePinPosition(onFound: (point: LatLng) => void): {
  readonly find: () => Promise<void>
  readonly isFinding: boolean
  readonly problem: PinProblem | undefined
} {
  const [isFinding, setFinding] = useState(false)
  const [problem, setProblem] = useState<PinProblem>()
  const find = async () => {
    setFinding(true)
    setProblem(undefined)
    try {
      const { lat, lng } = await getPosition(STANDING)
      onFound({ lat, lng })
    } catch (error) {
      setProblem(error instanceof PositionError ? error.reason : 'unavailable')
    } finally {
      setFinding(false)
    }
  }
  return { find, isFinding, problem }
}
