import { signInPath } from '@angadi/auth/origin.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'

export interface WithShopProps {
  readonly title: string
  readonly children: (shop: MyVendor) => ReactNode
}

/**
 * A screen of the chosen shop. The route is open: guests are asked to sign in, and whoever runs no shop to register one
 * (Spec §2 Vendor, open vendor routes).
 */
export function WithShop({ title, children }: WithShopProps) {
  const { t } = useTranslation('seller')
  const isGuest = useSession(({ ready, userId }) => ready && userId === null)
  const { pathname } = useLocation()
  if (isGuest)
    return (
      <Page width="wide">
        <h1 className="sr-only">{title}</h1>
        <EmptyState
          picture={<Store aria-hidden />}
          title={t('gate.title')}
          action={
            <>
              <LinkButton render={<AppLink to={signInPath(pathname)} />}>{t('gate.signIn')}</LinkButton>
              {isOpenRoute('providerRegister') ? (
                <LinkButton variant="secondary" render={<AppLink to={pathTo('providerRegister')} />}>
                  {t('gate.register')}
                </LinkButton>
              ) : null}
            </>
          }
        >
          {t('gate.text')}
        </EmptyState>
      </Page>
    )
  return (
    <WithVendor title={title}>
      {(vendor) =>
        vendor.kind === 'shopping' ? (
          children(vendor)
        ) : (
          <EmptyState
            picture={<Store aria-hidden />}
            title={t('gate.noShop', { name: vendor.name })}
            action={<LinkButton render={<AppLink to={pathTo('vendor')} />}>{t('gate.board')}</LinkButton>}
          >
            {t('gate.noShopText')}
          </EmptyState>
        )
      }
    </WithVendor>
  )
}
