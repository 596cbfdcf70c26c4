import { type StaffInvitation, useAcceptInvitation } from '@angadi/data/vendor-people/invitations.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Check } from 'lucide-react'
import { chooseVendor } from '../../shared/vendor/chosen-vendor.ts'
import { useRightLabels } from '../../shared/vendor/use-right-labels.ts'

/** An invitation: from whom, as what, and what one may do there; accepted, the way into the business. */
export function InvitationCard({ invitation }: { readonly invitation: StaffInvitation }) {
  const { t } = useTranslation('vendor-people')
  const { date } = useFormats()
  const errorText = useErrorText()
  const rightLabels = useRightLabels()
  const { data: accepted, mutateAsync, isPending } = useAcceptInvitation()
  const { vendor, area, position, state } = accepted ?? invitation
  const accept = () =>
    mutateAsync(invitation.id).then(
      () => chooseVendor(invitation.vendor_id),
      (error: unknown) => notify.problem(errorText(error)),
    )
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <p className="text-ink-muted">
          {t('invitation.from', { name: invitation.invited_by ?? t('log.somebody') })}
        </p>
        <h2 className="text-xl font-bold">{vendor}</h2>
        {area ? <p className="text-sm text-ink-muted">{area}</p> : null}
      </div>
      <p className="font-medium">{t('invitation.as', { position: t(`position.${position}`) })}</p>
      <div>
        <h3 className="mb-1 text-sm font-medium">{t('invitation.means')}</h3>
        <ul className="flex flex-col gap-1">
          {rightLabels(invitation.rights).map((label) => (
            <li key={label} className="flex items-center gap-2">
              <Check aria-hidden className="size-5 shrink-0 text-success-ink" />
              {label}
            </li>
          ))}
        </ul>
      </div>
      {state === 'open' ? (
        <>
          <p className="text-sm text-ink-muted">
            {t('invitation.until', { day: date(invitation.expires_at) })}
          </p>
          <Button wide busy={isPending} onClick={() => void accept()}>
            {t('invitation.accept')}
          </Button>
        </>
      ) : null}
      {state === 'accepted' ? (
        <>
          <p role="status" className="font-medium text-success-ink">
            {t('invitation.accepted')}
          </p>
          <LinkButton
            wide
            render={<AppLink to={pathTo('vendor')} onClick={() => chooseVendor(invitation.vendor_id)} />}
          >
            {t('invitation.open', { vendor })}
          </LinkButton>
        </>
      ) : null}
      {state === 'ended' ? <p role="status">{t('invitation.ended')}</p> : null}
    </Card>
  )
}
