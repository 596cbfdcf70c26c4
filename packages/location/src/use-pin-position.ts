import type { LatLng } from '@angadi/domain/geo.ts'
import { useRef, useState } from 'react'
import { getPosition, PositionError, STANDING } from './position.ts'

/** Why the device did not tell where it is. */
export type PinProblem = PositionError['reason']

/**
 * Asks the device once for its position, for a pin; says why if that fails. A pin that the user sets meanwhile stays:
 * `overrule` ends the search, and a late answer changes nothing (Spec §4 Location detection).
 */
export function usePinPosition(onFound: (point: LatLng) => void): {
  readonly find: () => Promise<void>
  readonly overrule: () => void
  readonly isFinding: boolean
  readonly problem: PinProblem | undefined
} {
  const [isFinding, setFinding] = useState(false)
  const [problem, setProblem] = useState<PinProblem>()
  const search = useRef(0)
  const find = async () => {
    search.current += 1
    const own = search.current
    setFinding(true)
    setProblem(undefined)
    try {
      const { lat, lng } = await getPosition(STANDING)
      if (own === search.current) onFound({ lat, lng })
    } catch (error) {
      if (own === search.current) setProblem(error instanceof PositionError ? error.reason : 'unavailable')
    } finally {
      if (own === search.current) setFinding(false)
    }
  }
  const overrule = () => {
    search.current += 1
    setFinding(false)
  }
  return { find, overrule, isFinding, problem }
}
