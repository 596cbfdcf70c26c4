import { Navigation } from 'lucide-react'
import { Banner } from '../banner/banner.tsx'

export interface LocationBannerProps {
  /** Such as "Moving to Gachibowli"; nothing shows without it. */
  readonly children: string | undefined
}

/** Over the page for a moment, while one moves; the place that listeners watch is there before (Spec §4 Live tracking). */
export function LocationBanner({ children }: LocationBannerProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-safe-top z-toast flex justify-center px-4 pt-18"
    >
      {children ? (
        <div className="max-w-full rounded-md shadow-floating">
          <Banner icon={<Navigation aria-hidden />}>{children}</Banner>
        </div>
      ) : null}
    </div>
  )
}
