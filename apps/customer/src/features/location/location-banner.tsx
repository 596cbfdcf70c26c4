import { Navigation } from 'lucide-react'

export interface LocationBannerProps {
  /** Such as "Moving to Gachibowli"; nothing shows without it. */
  readonly children: string | undefined
}

/** Briefly shown over the page when the location changes; its live region is always present (Spec §4 Live tracking). */
export function LocationBanner({ children }: LocationBannerProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-safe-top z-toast flex justify-center px-4 pt-24"
    >
      {children ? (
        <p className="flex max-w-full items-center gap-2.5 rounded-full bg-action-soft py-2.5 pr-5 pl-4 font-semibold text-action-ink shadow-floating">
          <Navigation aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0">{children}</span>
        </p>
      ) : null}
    </div>
  )
}
