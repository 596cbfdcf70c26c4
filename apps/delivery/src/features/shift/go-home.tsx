import { type MyHome, useGoHome, useMyHome } from '@angadi/data/driver-day/home.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Suspense, useState } from 'react'

const HomeSheet = lazy(() => import('./home-sheet.tsx'))

/** During the shift: only jobs on the way home, for how long, how often, and why fewer come (Issue 36, driver). */
export default function GoHome() {
  const { t } = useTranslation('driver-day')
  const { data: mine } = useMyHome()
  const [isOpen, setOpen] = useState(false)
  const unavailableReason = useOfflineReason()
  if (!mine) return null
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">{t('home.title')}</h2>
      {mine.home ? (
        <HomeSwitch mine={mine} place={mine.home.label} />
      ) : (
        <p className="text-ink-muted">{t('home.noPlace')}</p>
      )}
      {mine.until === null ? (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          unavailableReason={unavailableReason}
          onClick={() => setOpen(true)}
        >
          {t(mine.home ? 'home.change' : 'home.choose')}
        </Button>
      ) : (
        <FewerOffers mine={mine} />
      )}
      {isOpen ? (
        <Suspense>
          <HomeSheet home={mine.home ?? undefined} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

/** The switch, with the place and how long or how often it can be on. */
function HomeSwitch({ mine, place }: { readonly mine: MyHome; readonly place: string }) {
  const { t } = useTranslation('driver-day')
  const { time } = useFormats()
  const errorText = useErrorText()
  const isOffline = useOfflineReason() !== undefined
  const { mutateAsync, isPending, variables } = useGoHome()
  const { until, most, used } = mine
  const isGoing = until !== null
  const change = (going: boolean) =>
    mutateAsync(going).then(
      () => announce(t(going ? 'home.on' : 'home.off')),
      (error: unknown) => notify.problem(errorText(error)),
    )
  const left = used >= most ? t('home.usedUp') : t('home.left', { count: most - used })
  return (
    <>
      <p className="font-medium wrap-anywhere">{t('home.place', { place })}</p>
      <Switch
        label={t('home.switch')}
        hint={until === null ? left : t('home.until', { time: time(until) })}
        checked={isPending ? variables : isGoing}
        disabled={isPending || isOffline || (!isGoing && used >= most)}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </>
  )
}

/** Why fewer offers come on the way home, with how many were passed over. */
function FewerOffers({ mine }: { readonly mine: MyHome }) {
  const { t } = useTranslation('driver-day')
  return (
    <section aria-label={t('home.why')} className="text-sm text-ink-muted">
      <h3 className="font-semibold text-ink">{t('home.why')}</h3>
      <p>{t('home.whyText')}</p>
      <p>{mine.passed_over > 0 ? t('home.passed', { count: mine.passed_over }) : t('home.passedNone')}</p>
    </section>
  )
}
