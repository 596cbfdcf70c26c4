import { useBeginWork, useRenewPapers, useWithdrawApplication } from '@angadi/data/applications/apply.ts'
import type { Application } from '@angadi/data/applications/my-applications.ts'
import type { ShopSetupSummary } from '@angadi/data/applications/shop-setup.ts'
import { isApplicantsTurn, isEditable } from '@angadi/domain/applications/turns.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasPapersInForce, ITEM_TONES, STATE_TONES } from './application-states.ts'
import { SetupChecklist } from './setup-checklist.tsx'
import { useProviderWords } from './use-provider-words.ts'

export interface ApplicationCardProps {
  readonly application: Application
  /** How far the shop is set up that it is for; undefined where there is none. */
  readonly setup: ShopSetupSummary | undefined
}

/** One application: its state, its papers, and the one thing to do next. */
export function ApplicationCard({ application, setup }: ApplicationCardProps) {
  const { t } = useTranslation('provider')
  const words = useProviderWords()
  const { date } = useFormats()
  const { role, state, profile, renews, submitted_at, reason } = application
  const shown = application.items.filter((item) => item.state !== 'missing' || item.is_needed)
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-lg font-bold">{profile.name || words.role(role)}</h2>
          <p className="text-sm text-ink-muted">
            {t(renews === null ? 'status.for' : 'status.renews', { role: words.role(role) })}
            {submitted_at ? ` · ${t('status.handedIn', { date: date(submitted_at) })}` : null}
          </p>
        </div>
        <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <p className="mt-2">{t(`next.${state}`)}</p>
      {reason ? (
        <div className="mt-2">
          <Banner tone="warning">{words.reason(reason, application.note)}</Banner>
        </div>
      ) : null}
      {isEditable(application) || hasPapersInForce(application) ? (
        <ul className="mt-3 flex flex-col gap-2">
          {shown.map((item) => (
            <li key={item.requirement} className="flex items-start justify-between gap-3">
              <span className="min-w-0">
                {words.item(item.requirement)}
                {item.valid_until ? (
                  <span className="block text-sm text-ink-muted">
                    {t('papers.validUntil', { date: date(item.valid_until) })}
                  </span>
                ) : null}
                {item.state === 'sent_back' && item.reason ? (
                  <span className="block text-sm text-warning-ink">
                    {words.reason(item.reason, item.note)}
                  </span>
                ) : null}
              </span>
              <Badge tone={ITEM_TONES[item.state]}>{t(`itemState.${item.state}`)}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {setup ? <SetupChecklist setup={setup} /> : null}
      <Actions application={application} />
    </Card>
  )
}

function Actions({ application }: { readonly application: Application }) {
  const { t } = useTranslation('provider')
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const { mutateAsync: withdraw } = useWithdrawApplication()
  const { mutateAsync: renew } = useRenewPapers()
  const { mutateAsync: begin } = useBeginWork()
  const { id, role, state, renews } = application
  const home = pathTo(role === 'courier' ? 'deliveryDashboard' : 'vendorHub')
  const { submit, isBusy, error } = useSubmission({
    form: 'application-act',
    work: async (act: 'withdraw' | 'renew' | 'begin') => {
      if (act === 'withdraw') await withdraw(id)
      else if (act === 'renew') return renew(id)
      else await begin(id)
      return undefined
    },
    onSuccess: (renewal, act) => {
      setAsks(false)
      if (renewal) void navigate(`${pathTo('providerRegister')}?application=${renewal}`)
      // Another app: a page load, with the role that the session has by then.
      if (act === 'begin') window.location.assign(home)
    },
    onError: () => setAsks(false),
  })
  const toForm = <AppLink to={`${pathTo('providerRegister')}?application=${id}`} />
  const canRenew = renews === null && hasPapersInForce(application)
  return (
    <div className="mt-4 flex flex-col gap-3">
      {error ? (
        <Banner urgent tone="danger">
          {errorText(error)}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isApplicantsTurn(application) ? (
          <LinkButton render={toForm}>{t(state === 'draft' ? 'choose.goOn' : 'status.correct')}</LinkButton>
        ) : isEditable(application) ? (
          <LinkButton variant="secondary" render={toForm}>
            {t('status.look')}
          </LinkButton>
        ) : null}
        {state === 'approved' && renews === null ? (
          <Button busy={isBusy} unavailableReason={offline} onClick={() => void submit('begin')}>
            {t('status.begin')}
          </Button>
        ) : null}
        {state === 'active' ? (
          <LinkButton render={<AppLink to={home} />}>{t('status.open')}</LinkButton>
        ) : null}
        {canRenew && application.items.some(({ expires, may_change }) => expires || may_change) ? (
          <Button
            variant="secondary"
            busy={isBusy}
            unavailableReason={offline}
            onClick={() => void submit('renew')}
          >
            {t('status.renew')}
          </Button>
        ) : null}
        {state === 'rejected' || state === 'terminated' ? (
          <LinkButton render={<AppLink to={pathTo('providerRegister')} />}>
            {t('status.applyAgain')}
          </LinkButton>
        ) : null}
        {isEditable(application) ? (
          <Button variant="quiet" unavailableReason={offline} onClick={() => setAsks(true)}>
            {t('status.withdraw')}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('withdraw.title')}
        body={t('withdraw.text')}
        confirmLabel={t('withdraw.yes')}
        cancelLabel={t('withdraw.no')}
        dangerous
        busy={isBusy}
        onConfirm={() => void submit('withdraw')}
      />
    </div>
  )
}
