import { useProfile } from '@angadi/data/profile/profile.ts'
import { dayPartAt, GREETING_REFRESH_MS } from '@angadi/domain/greeting.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useIdle } from '@angadi/shell/use-idle.ts'
import { Suspense, useEffect, useState } from 'react'

const WeatherHere = lazy(() => import('./weather-here.tsx'))

/** Greets by the local time of day, and by name if it is known; the weather stands beside it. */
export function Greeting() {
  const { t } = useTranslation('home')
  const { data: profile } = useProfile()
  const location = useDeliveryLocation((state) => state.location)
  const isIdle = useIdle()
  const [part, setPart] = useState(() => dayPartAt(new Date().getHours()))
  useEffect(() => {
    const timer = setInterval(() => setPart(dayPartAt(new Date().getHours())), GREETING_REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  const greeting = t(`greeting.${part}`)
  const [name] = profile?.full_name?.trim().split(/\s+/) ?? []
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {/* No narrower than its longest word: in large type the weather makes room, not the letters. */}
      <h1 className="min-w-min flex-1 text-xl font-bold">
        {name ? t('greeting.named', { greeting, name }) : greeting}
      </h1>
      {location && isIdle ? (
        <Suspense>
          <WeatherHere location={location} />
        </Suspense>
      ) : null}
    </div>
  )
}
