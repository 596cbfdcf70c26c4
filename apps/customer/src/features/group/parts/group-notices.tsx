import { useSetGroupState } from '@angadi/data/group/change-group.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { CircleAlert, Clock, Lock, ShoppingBag } from 'lucide-react'
import { useOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'
import type { GroupViewProps } from '../group-view-props.ts'
import { shownPerson } from '../shown-person.ts'

/** What everybody in the group has to know: that it is closed, ended or being ordered, and that the vendor is closed. */
export function GroupNotices({ token, group, me }: GroupViewProps) {
  const { t } = useTranslation('group')
  const openingLabels = useOpeningLabels()
  const errorText = useErrorText()
  const { mutate, isPending } = useSetGroupState(token)
  const { state, vendor, host_name: hostName } = group
  const isHost = group.people.some(({ id, is_host }) => id === me && is_host)
  const host = shownPerson(hostName)
  const reopen = (
    <Button
      variant="quiet"
      size="sm"
      busy={isPending}
      onClick={() =>
        mutate('open', {
          onError: (error) => notify.problem(t('failedChange'), { description: errorText(error) }),
        })
      }
    >
      {t('host.open')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {state === 'ended' ? (
        <Banner
          icon={<CircleAlert aria-hidden />}
          tone="warning"
          action={
            <LinkButton
              variant="quiet"
              size="sm"
              render={<AppLink to={pathTo('shopVendorSlug', { vendorSlug: vendor.slug })} />}
            >
              {t('invite.visit', { vendor: vendor.name })}
            </LinkButton>
          }
        >
          {t(isHost ? 'notice.endedHost' : 'notice.ended')}
        </Banner>
      ) : null}
      {state === 'taken' ? (
        <Banner icon={<ShoppingBag aria-hidden />} action={isHost ? reopen : null}>
          {isHost ? t('notice.takenHost') : t('notice.taken', { host })}
        </Banner>
      ) : null}
      {state === 'locked' ? (
        <Banner icon={<Lock aria-hidden />} tone="warning" action={isHost ? reopen : null}>
          {isHost ? t('notice.lockedHost') : t('notice.locked', { host })}
        </Banner>
      ) : null}
      {state === 'open' && !group.accepting ? (
        <Banner icon={<Clock aria-hidden />} tone="warning" action={isHost ? reopen : null}>
          {t(isHost ? 'notice.lateHost' : 'notice.late')}
        </Banner>
      ) : null}
      {state !== 'ended' && !vendor.is_active ? (
        <Banner icon={<CircleAlert aria-hidden />} tone="danger">
          {t('notice.gone', { vendor: vendor.name })}
        </Banner>
      ) : state !== 'ended' && !vendor.is_open ? (
        <Banner icon={<Clock aria-hidden />} tone="warning">
          {t('notice.closed', { vendor: vendor.name, opening: openingLabels(vendor.opens_at) })}
        </Banner>
      ) : null}
    </div>
  )
}
