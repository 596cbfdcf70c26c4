import { BACK_ONLINE_MS, type NetworkNotice, networkNotice } from '@angadi/domain/network/network-notice.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from '../use-online.ts'
import { connection } from './connection.ts'
import { lastAnswerWasSlow, onSlowAnswer } from './slow-answers.ts'

function onConnectionChange(listener: () => void): () => void {
  const present = connection()
  present?.addEventListener('change', listener)
  return () => present?.removeEventListener('change', listener)
}

/** The current notice about the network, if any (Spec §4 Offline banner, §8 Offline). */
export function useNetworkNotice(): NetworkNotice | undefined {
  const online = useOnline()
  const effectiveType = useSyncExternalStore(onConnectionChange, () => connection()?.effectiveType)
  const slowAnswer = useSyncExternalStore(onSlowAnswer, lastAnswerWasSlow)
  const [justBack, setJustBack] = useState(false)
  const [wasOnline, setWasOnline] = useState(online)
  if (wasOnline !== online) {
    setWasOnline(online)
    setJustBack(online)
  }
  useEffect(() => {
    if (!justBack) return
    const timer = setTimeout(() => setJustBack(false), BACK_ONLINE_MS)
    return () => clearTimeout(timer)
  }, [justBack])
  return networkNotice({ online, justBack, effectiveType, slowAnswer })
}
