import type { ReceiverView } from '@angadi/data/parcels/receiver.ts'
import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Suspense } from 'react'

const LiveMap = lazy(() => import('@angadi/location/live-map.tsx'))

/** How far a delivery is, the code, what is paid, and where the courier is once nobody else comes before. */
export function OpenDrop({ drop }: { readonly drop: Extract<ReceiverView, { state: 'open' }> }) {
  const { t } = useTranslation('parcels')
  const { money, time } = useFormats()
  const styleUrl = useMapStyleUrl()
  const { courier, position, place } = drop
  return (
    <>
      <Card className="flex flex-col gap-2">
        <h2 className="text-xl font-bold">{t('receiver.from', { name: drop.sender })}</h2>
        <p role="status" className="font-medium">
          {drop.drop === 'failed'
            ? t('receiver.failedDrop', { sender: drop.sender })
            : !drop.picked_up
              ? t('receiver.before')
              : drop.stops_before
                ? t('receiver.soon', { count: drop.stops_before })
                : t('receiver.next')}
        </p>
        {drop.arrives_at && drop.drop !== 'failed' ? (
          <p className="text-ink-muted">{t('receiver.until', { time: time(drop.arrives_at) })}</p>
        ) : null}
        {courier ? (
          <p className="text-ink-muted">
            {t('receiver.courier', { name: courier.name })}
            {courier.plate ? ` · ${t('receiver.plate', { plate: courier.plate })}` : ''}
          </p>
        ) : null}
      </Card>
      {drop.code ? (
        <Card className="flex flex-col gap-1">
          <h2 className="text-sm text-ink-muted">{t('receiver.code')}</h2>
          <p className="text-4xl font-bold tracking-widest tabular-nums">{drop.code}</p>
          <p className="text-sm text-ink-muted">{t('receiver.codeHint')}</p>
        </Card>
      ) : null}
      {drop.collect_paise ? (
        <Banner>{t('receiver.collect', { amount: money(drop.collect_paise) })}</Banner>
      ) : null}
      {position && place ? (
        <Suspense fallback={<Skeleton shape="box" className="h-64" />}>
          <LiveMap
            label={t('receiver.map')}
            unavailable={t('receiver.noMap')}
            styleUrl={styleUrl}
            markers={[
              { key: 'courier', kind: 'courier', at: position, label: courier?.name ?? '' },
              { key: 'drop', kind: 'drop', at: place, label: t('receiver.you') },
            ]}
          />
        </Suspense>
      ) : null}
    </>
  )
}
