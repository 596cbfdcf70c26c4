import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { infoText } from '@angadi/shell/diagnostics/info.ts'
import { reinitializeAuth } from '@angadi/shell/diagnostics/session-finding.ts'
import { describePage } from '@angadi/shell/diagnostics/ui-context.ts'
import { useChecks } from '@angadi/shell/diagnostics/use-checks.ts'
import { type DeviceFacts, deviceFacts } from '@angadi/shell/recovery/facts.ts'
import { thisApp } from '@angadi/shell/this-app.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useMutation } from '@tanstack/react-query'
import { ChevronRight, Copy, KeyRound, RefreshCw } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { CheckList } from './parts/check-list.tsx'
import { ResetButton } from './parts/reset-button.tsx'
import { useCheckLabels } from './parts/use-check-labels.ts'

const FormErrorPanel = lazy(() => import('@angadi/shell/submission/form-error-panel.tsx'))

/** Five checks and four buttons: re-run, copy info, reinitialize auth, hard reset (Spec §2 Diagnostics). */
export default function DiagnosticsScreen() {
  const { t } = useTranslation(['recovery', 'shell'])
  const { checks, busy, rerun } = useChecks()
  const labels = useCheckLabels()
  const facts = useDeviceFacts(busy)
  const text = facts
    ? infoText({ at: new Date(), app: thisApp(), page: describePage(), facts, checks })
    : undefined
  return (
    <Page width="reading">
      <div className="flex flex-col gap-4">
        <h1 className="text-2xl font-bold">{t('diagnostics.title')}</h1>
        <p className="text-ink-muted">{t('diagnostics.lead')}</p>
        <CheckList label={t('checks.label')} checks={checks.map(labels)} />
        <div className="grid grid-cols-1 gap-2 md:grid-cols-2">
          <Button busy={busy} icon={<RefreshCw aria-hidden />} onClick={() => void rerun()}>
            {t('diagnostics.rerun')}
          </Button>
          <CopyInfo text={text ?? ''} disabled={text === undefined || busy} />
          <ReinitializeAuth onDone={() => void rerun()} />
          <ResetButton label={t('diagnostics.hardReset')} then={pathTo('home')} />
        </div>
        {text === undefined ? null : (
          <details>
            <summary className="flex min-h-touch items-center gap-2 rounded-md font-medium">
              <ChevronRight
                aria-hidden
                className="size-5 text-ink-muted transition-transform in-open:rotate-90"
              />
              {t('diagnostics.info')}
            </summary>
            <pre className="rounded-md bg-surface-sunken p-4 text-sm break-words whitespace-pre-wrap">
              {text}
            </pre>
          </details>
        )}
        <Suspense>
          <FormErrorPanel />
        </Suspense>
        <LinkButton variant="quiet" render={<AppLink to={pathTo('home')} />}>
          {t('shell:toHome')}
        </LinkButton>
      </div>
    </Page>
  )
}

/** Copies the diagnostics, to send to support. */
function CopyInfo({ text, disabled }: { readonly text: string; readonly disabled: boolean }) {
  const { t } = useTranslation('recovery')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(t('diagnostics.copied'), { description: t('diagnostics.copiedText') })
    } catch {
      notify.problem(t('diagnostics.copyFailed'))
    }
  }
  return (
    <Button variant="secondary" icon={<Copy aria-hidden />} disabled={disabled} onClick={() => void copy()}>
      {t('diagnostics.copy')}
    </Button>
  )
}

/** Reloads the session (Spec §2 Diagnostics: reinitialize auth). */
function ReinitializeAuth({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('recovery')
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: reinitializeAuth,
    onSuccess: () => notify.success(t('diagnostics.reinitialized')),
    onError: (error) =>
      notify.problem(t('diagnostics.reinitializeFailed'), { description: errorText(error) }),
    onSettled: onDone,
  })
  return (
    <Button variant="secondary" icon={<KeyRound aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {t('diagnostics.reinitialize')}
    </Button>
  )
}

/** Facts about this browser, read again after each run of the checks. */
function useDeviceFacts(busy: boolean): DeviceFacts | undefined {
  const [facts, setFacts] = useState<DeviceFacts>()
  useEffect(() => {
    let isWanted = true
    if (!busy) void deviceFacts().then((read) => (isWanted ? setFacts(read) : undefined))
    return () => {
      isWanted = false
    }
  }, [busy])
  return facts
}
