import { useMyMembership } from '@angadi/data/membership/my-membership.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { useChange } from './use-change.ts'

/** Memberships that others share with the reader's number; nothing where there are none. */
export function Invitations() {
  const { t } = useTranslation('membership')
  const { data } = useMyMembership()
  const { change, doing } = useChange()
  return data?.invitations.map(({ id, from }) => (
    <Banner
      key={id}
      action={
        <Button size="sm" busy={doing === 'join'} onClick={() => change({ do: 'join', invitationId: id })}>
          {t('join')}
        </Button>
      }
    >
      {t('invited', { name: from || t('somebody') })}
    </Banner>
  ))
}
