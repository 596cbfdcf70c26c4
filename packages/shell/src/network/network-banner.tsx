import type { NetworkNotice } from '@angadi/domain/network/network-notice.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { CloudOff, Gauge, Wifi } from 'lucide-react'
import type { ReactNode } from 'react'

const LOOKS = {
  offline: { tone: 'warning', icon: <CloudOff aria-hidden /> },
  slow: { tone: 'warning', icon: <Gauge aria-hidden /> },
  backOnline: { tone: 'success', icon: <Wifi aria-hidden /> },
} as const

export interface NetworkBannerProps {
  readonly notice: NetworkNotice | undefined
  readonly children: ReactNode
}

/**
 * The banner at the top of the page; the live region exists before there is anything to announce, and is heard while a
 * sheet is open (`Announcer`).
 */
export function NetworkBanner({ notice, children }: NetworkBannerProps) {
  return (
    <div role="status" aria-live="polite">
      {notice ? (
        <Banner edge isWatched {...LOOKS[notice]}>
          {children}
        </Banner>
      ) : null}
    </div>
  )
}
