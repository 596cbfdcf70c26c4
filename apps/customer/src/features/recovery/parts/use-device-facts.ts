import { type DeviceFacts, deviceFacts } from '@angadi/shell/recovery/facts.ts'
import { useEffect, useState } from 'react'

/** What this browser says of itself, read anew whenever the checks have run. */
export function useDeviceFacts(busy: boolean): DeviceFacts | undefined {
  const [facts, setFacts] = useState<DeviceFacts>()
  useEffect(() => {
    let isWanted = true
    if (!busy) void deviceFacts().then((read) => (isWanted ? setFacts(read) : undefined))
    return () => {
      isWanted = false
    }
  }, [busy])
  return facts
}
