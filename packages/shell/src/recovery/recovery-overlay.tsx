import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { LifeBuoy, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { clearDevice } from './clear-device.ts'
import type { DeviceFacts } from './facts.ts'
import { dismissRecovery, type RecoveryReason } from './recovery-state.ts'

const MEGABYTE = 1_000_000

export interface RecoveryOverlayProps {
  readonly reason: RecoveryReason
  readonly facts: DeviceFacts
}

/**
 * Covers a page that did not start: information about this browser, and Hard Reset, Soft Reload, Go to
 * Diagnostics and Dismiss (Spec §2 Recovery Mode overlay).
 */
export function RecoveryOverlay({ reason, facts }: RecoveryOverlayProps) {
  const { t } = useTranslation('recovery', { useSuspense: false })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      role="dialog"
      aria-modal
      aria-labelledby="recovery-title"
      className="fixed inset-0 z-overlay overflow-y-auto bg-surface text-ink"
      onKeyDown={({ key }) => {
        if (key === 'Escape') dismissRecovery()
      }}
    >
      <div className="mx-auto flex min-h-dvh max-w-form flex-col justify-center gap-6 px-6 py-10">
        <div>
          <div
            aria-hidden
            className="mb-5 grid size-16 place-items-center rounded-full bg-warning-soft text-warning-ink [&_svg]:size-8"
          >
            <LifeBuoy />
          </div>
          <h1 id="recovery-title" ref={heading} tabIndex={-1} className="text-2xl font-bold">
            {t('overlay.title')}
          </h1>
          <p className="mt-2 text-ink-muted">{t(`overlay.text.${reason}`)}</p>
        </div>
        <Ways />
        <Facts {...facts} />
      </div>
    </div>
  )
}

function Ways() {
  const { t } = useTranslation(['recovery', 'common'], { useSuspense: false })
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Button wide icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
        {t('overlay.softReload')}
      </Button>
      <LinkButton wide variant="secondary" render={<a href={pathTo('diagnostics')} />}>
        {t('overlay.diagnostics')}
      </LinkButton>
      <Button wide variant="secondary" aria-expanded={isAsking} onClick={() => setAsking(true)}>
        {t('overlay.hardReset')}
      </Button>
      {isAsking ? (
        <Banner urgent tone="warning">
          <p>{t('overlay.hardResetText')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => setAsking(false)}>
              {t('common:cancel')}
            </Button>
            <Button size="sm" variant="danger" onClick={() => void hardReset()}>
              {t('overlay.hardResetConfirm')}
            </Button>
          </div>
        </Banner>
      ) : null}
      <Button wide variant="quiet" onClick={dismissRecovery}>
        {t('overlay.dismiss')}
      </Button>
    </div>
  )
}

async function hardReset(): Promise<void> {
  await clearDevice()
  window.location.replace(pathTo('home'))
}

function Facts({ online, controlled, cacheBytes, userAgent }: DeviceFacts) {
  const { t } = useTranslation('recovery', { useSuspense: false })
  const { number } = useFormats()
  const size = cacheBytes === undefined ? undefined : Math.round((cacheBytes / MEGABYTE) * 10) / 10
  return (
    <div className="text-sm">
      <KeyValueList
        entries={[
          {
            key: 'online',
            label: t('overlay.onlineStatus'),
            value: online ? t('overlay.online') : t('overlay.offline'),
          },
          {
            key: 'worker',
            label: t('overlay.serviceWorker'),
            value: controlled ? t('overlay.controlled') : t('overlay.notControlled'),
          },
          {
            key: 'cache',
            label: t('overlay.cache'),
            value:
              size === undefined ? t('overlay.cacheUnknown') : t('overlay.megabytes', { size: number(size) }),
          },
          {
            key: 'browser',
            label: t('overlay.browser'),
            value: <span className="font-normal break-words text-ink-muted">{userAgent}</span>,
          },
        ]}
      />
    </div>
  )
}
