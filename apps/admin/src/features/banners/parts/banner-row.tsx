import { type AdminBanner, useStopBanner } from '@angadi/data/banners/banners.ts'
import { bannerState } from '@angadi/domain/banners/banner-draft.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { HUE_GROUNDS } from '@angadi/ui/hue/hue-grounds.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

const TONES = { running: 'success', coming: 'action', over: 'neutral' } as const

/** One banner: its words on its hue, where and when it runs, and the button that stops it. */
export function BannerRow({ banner }: { readonly banner: AdminBanner }) {
  const { t } = useTranslation('banners')
  const { dateTime } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutate: stop, isPending } = useStopBanner()
  const [now] = useState(() => Date.now())
  const state = bannerState(
    Date.parse(banner.valid_from),
    banner.valid_to === null ? undefined : Date.parse(banner.valid_to),
    now,
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className={`min-w-0 flex-1 basis-56 rounded-md p-3 ${HUE_GROUNDS[banner.hue].mid}`}>
        <h3 className="font-bold">{banner.title}</h3>
        <p className="text-sm">{banner.note}</p>
        <p className="mt-1 text-xs break-all">{banner.target}</p>
      </div>
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1 text-sm">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
          {banner.for_newcomers ? <Badge>{t('newcomers')}</Badge> : null}
        </span>
        <span>{banner.region_slug ?? t('everywhere')}</span>
        <span className="text-ink-muted">
          {banner.valid_to === null
            ? t('since', { from: dateTime(banner.valid_from) })
            : t('between', { from: dateTime(banner.valid_from), to: dateTime(banner.valid_to) })}
        </span>
        {banner.added_by ? (
          <span className="text-ink-muted">{t('addedBy', { name: banner.added_by })}</span>
        ) : null}
      </div>
      {state === 'over' ? null : (
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          unavailableReason={unavailableReason}
          aria-label={t('stopOf', { title: banner.title })}
          onClick={() =>
            stop(banner.id, {
              onError: (error) => void notify.problem(t('stopFailed'), { description: errorText(error) }),
            })
          }
        >
          {t('stop')}
        </Button>
      )}
    </div>
  )
}
