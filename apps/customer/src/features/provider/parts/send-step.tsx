import { useSubmitApplication } from '@angadi/data/applications/apply.ts'
import type { Application } from '@angadi/data/applications/my-applications.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { FieldError } from '@angadi/ui/field/field.tsx'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOpen } from './application-states.ts'
import { useProviderWords } from './use-provider-words.ts'

export interface SendStepProps {
  readonly application: Application
  readonly agreement: number
  readonly onBack: () => void
}

/** The last look: how customers will see the business, what is still missing, the terms, and handing in. */
export function SendStep({ application, agreement, onBack }: SendStepProps) {
  const { t } = useTranslation('provider')
  const words = useProviderWords()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const navigate = useNavigate()
  const [agrees, setAgrees] = useState(false)
  const [isShown, setShown] = useState(false)
  const consent = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const { mutateAsync: send } = useSubmitApplication(application.id)
  const { submit, isBusy, error } = useSubmission({
    form: 'application',
    work: (version: number) => send(version),
    onSuccess: () => void navigate(pathTo('providerApplicationStatus')),
    onError: () => undefined,
  })
  const missing = application.items.filter((item) => isOpen(application, item))
  const { name, about, area, address } = application.profile
  return (
    <>
      {application.renews === null ? (
        <Card>
          <h2 className="text-sm font-semibold text-ink-muted">{t('send.preview')}</h2>
          <p className="mt-1 text-lg font-bold">{name}</p>
          {about ? <p>{about}</p> : null}
          <p className="text-sm text-ink-muted">{[address, area].filter(Boolean).join(', ')}</p>
        </Card>
      ) : null}
      {missing.length > 0 ? (
        <Banner tone="warning">
          {t('send.missing', {
            list: missing.map(({ requirement }) => words.item(requirement)).join(', '),
          })}
        </Banner>
      ) : null}
      <div className="flex flex-col gap-1.5">
        <Checkbox
          ref={consent}
          label={t('send.agree')}
          checked={agrees}
          aria-describedby={errorId}
          aria-invalid={isShown && !agrees}
          onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
        />
        <FieldError id={errorId} error={isShown && !agrees ? t('send.agreeMissing') : undefined} />
      </div>
      <p className="text-sm">
        <AppLink className="text-action-ink underline" to={pathTo('terms')}>
          {t('send.terms')}
        </AppLink>
      </p>
      <p className="text-sm text-ink-muted">{t('send.privacy')}</p>
      {error ? (
        <Banner urgent tone="danger">
          {errorText(error)}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onBack}>
          {t('stepBack')}
        </Button>
        <Button
          className="flex-1"
          busy={isBusy}
          disabled={missing.length > 0}
          unavailableReason={offline}
          onClick={() => {
            setShown(true)
            if (agrees) void submit(agreement)
            else consent.current?.focus()
          }}
        >
          {t('send.send')}
        </Button>
      </div>
    </>
  )
}
