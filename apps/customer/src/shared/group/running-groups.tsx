import { useCart } from '@angadi/data/cart/use-cart.ts'
import { useMyGroups } from '@angadi/data/group/my-groups.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Users } from 'lucide-react'

/** The group orders under way that the customer started or joined: what was chosen there is in no cart yet. */
export function RunningGroups() {
  const { t } = useTranslation('group')
  const { data: groups = [] } = useMyGroups()
  const { data: lines = [] } = useCart()
  // The host's own group is led to from its vendor's part of the cart, where there is one.
  const shown = groups.filter(
    (group) => !group.is_host || lines.every(({ vendor_id }) => vendor_id !== group.vendor_id),
  )
  return (
    <div className="mb-4 flex flex-col gap-2 empty:hidden">
      {shown.map((group) => (
        <Banner
          key={group.token}
          icon={<Users aria-hidden />}
          action={
            <LinkButton
              variant="quiet"
              size="sm"
              render={<AppLink to={pathTo('groupToken', { token: group.token })} />}
            >
              {t('entry.open')}
            </LinkButton>
          }
        >
          {t('entry.running', { vendor: group.vendor_name })}
        </Banner>
      ))}
    </div>
  )
}
