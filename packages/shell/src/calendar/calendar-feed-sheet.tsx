import {
  useCalendarFeed,
  useEndCalendarFeed,
  useOpenCalendarFeed,
} from '@angadi/data/my-bookings/calendar.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { LoadFailed } from '../load-failed.tsx'
import { useOfflineReason } from '../network/use-offline-reason.ts'
import { useCopyLink } from '../share/use-copy-link.ts'
import { useSubmission } from '../submission/use-submission.ts'
import { useErrorText } from '../use-error-text.ts'

export interface CalendarFeedSheetProps {
  /** Somebody at a vendor, with their name; left out for one's own bookings. */
  readonly of?: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/**
 * The secret address by which a calendar reads bookings: it is shown once, a new one ends the one before (decision 0127).
 */
export default function CalendarFeedSheet({ of, onClose }: CalendarFeedSheetProps) {
  const { t } = useTranslation(['bookings', 'common'])
  const { dateTime, date } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const copy = useCopyLink()
  const feed = useCalendarFeed(of?.id)
  const { mutateAsync: open } = useOpenCalendarFeed(of?.id)
  const { mutateAsync: end } = useEndCalendarFeed(of?.id)
  const [address, setAddress] = useState<string>()
  const making = useSubmission<undefined, string>({
    form: 'calendar-feed',
    work: () => open(),
    onSuccess: setAddress,
    onError: () => undefined,
  })
  const ending = useSubmission<undefined, unknown>({
    form: 'calendar-feed-end',
    work: () => end(),
    onSuccess: () => setAddress(undefined),
    onError: () => undefined,
  })
  const error = making.error ?? ending.error
  return (
    <DialogSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={of ? t('feed.titleOf', { name: of.name }) : t('feed.title')}
      description={of ? t('feed.textOf', { name: of.name }) : t('feed.text')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-4 pb-2">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        {address ? (
          <div role="status" className="flex flex-col gap-3">
            <Banner tone="warning">{t('feed.once')}</Banner>
            <p className="rounded-md bg-surface-sunken p-3 text-sm break-all select-all">{address}</p>
            <LinkButton
              wide
              icon={<CalendarPlus aria-hidden />}
              render={<a href={address.replace(/^https?:/, 'webcal:')} />}
            >
              {t('feed.subscribe')}
            </LinkButton>
            <Button wide variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy(address)}>
              {t('feed.copy')}
            </Button>
          </div>
        ) : feed.data ? (
          <p>
            {t('feed.since', { date: date(feed.data.created_at) })}{' '}
            {feed.data.read_at ? t('feed.read', { time: dateTime(feed.data.read_at) }) : t('feed.neverRead')}
          </p>
        ) : null}
        {feed.data === undefined && feed.error ? (
          <LoadFailed
            title={t('feed.failed')}
            error={feed.error}
            busy={feed.isFetching}
            onRetry={feed.refetch}
          />
        ) : feed.data === undefined ? (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-12" />
          </SkeletonGroup>
        ) : (
          <div className="flex flex-col gap-2">
            {address ? null : (
              <Button
                wide
                variant={feed.data ? 'secondary' : 'primary'}
                busy={making.isBusy}
                unavailableReason={unavailableReason}
                onClick={() => void making.submit(undefined)}
              >
                {feed.data ? t('feed.renew') : t('feed.make')}
              </Button>
            )}
            {feed.data ? (
              <>
                <Button
                  wide
                  variant="dangerQuiet"
                  busy={ending.isBusy}
                  unavailableReason={unavailableReason}
                  onClick={() => void ending.submit(undefined)}
                >
                  {t('feed.end')}
                </Button>
                <p className="text-center text-sm text-ink-muted">{t('feed.endText')}</p>
              </>
            ) : null}
          </div>
        )}
      </div>
    </DialogSheet>
  )
}
