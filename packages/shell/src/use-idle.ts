import { whenIdle } from '@angadi/data/when-idle.ts'
import { useEffect, useState } from 'react'

/** False while the first screen is being shown, true from the first idle moment on. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
