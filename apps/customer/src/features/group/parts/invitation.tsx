import { pictureUrl } from '@angadi/data/client/config.ts'
import { useJoinGroup } from '@angadi/data/group/change-group.ts'
import type { Group } from '@angadi/data/group/group.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { GroupNameField, useGroupName } from '../../../shared/group/name-field.tsx'
import { vendorFallback } from '../../../shared/trade/picture-fallback.tsx'
import { shownPerson } from '../shown-person.ts'
import { GroupFacts } from './group-facts.tsx'

export interface InvitationProps {
  readonly token: string
  readonly group: Group
}

/** Whose group order a link leads to, and the name under which one joins it; no account is needed. */
export function Invitation({ token, group }: InvitationProps) {
  const { t } = useTranslation('group')
  const { vendor } = group
  return (
    <Card className="mx-auto flex max-w-form flex-col gap-5">
      <div className="flex items-center gap-4">
        <Picture
          src={pictureUrl(vendor.picture)}
          alt=""
          ratio="square"
          eager
          fallback={vendorFallback(vendor.kind)}
          className="w-24 max-w-1/3"
        />
        <div className="min-w-0">
          <h2 className="text-xl font-bold wrap-anywhere">
            {t('invite.title', { host: shownPerson(group.host_name), vendor: vendor.name })}
          </h2>
          <p className="text-ink-muted">{t('invite.people', { count: group.people_count })}</p>
        </div>
      </div>
      {group.accepting ? (
        <>
          <p>{t('invite.text', { host: shownPerson(group.host_name) })}</p>
          <GroupFacts group={group} />
          <JoinForm token={token} />
        </>
      ) : (
        <>
          <p role="status" className="font-semibold">
            {t(group.state === 'ended' || group.state === 'ordered' ? 'invite.over' : 'invite.closed')}
          </p>
          <LinkButton
            variant="secondary"
            render={<AppLink to={pathTo('shopVendorSlug', { vendorSlug: vendor.slug })} />}
          >
            {t('invite.visit', { vendor: vendor.name })}
          </LinkButton>
        </>
      )}
    </Card>
  )
}

function JoinForm({ token }: { readonly token: string }) {
  const { t } = useTranslation('group')
  const unavailableReason = useOfflineReason()
  const [name, setName] = useGroupName()
  const { mutateAsync: join } = useJoinGroup(token)
  const { submit, isBusy, error } = useSubmission<string, string>({
    form: 'join-group',
    work: (typed) => join(typed),
    onError: () => undefined,
  })
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(name)
      }}
    >
      <GroupNameField hint={t('invite.nameHint')} name={name} onChange={setName} error={error} />
      <Button type="submit" size="lg" wide busy={isBusy} unavailableReason={unavailableReason}>
        {t('invite.join')}
      </Button>
    </form>
  )
}
