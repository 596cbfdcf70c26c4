import { signInPath } from '@angadi/auth/origin.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Store } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { ProductsBoard } from './products-board.tsx'

/**
 * What the vendor sells, for restaurants, stores and shops alike (Spec §2 Main routes, /vendor/products and
 * /vendor/shopping/products). The second path is open: guests are asked to sign in or to register a shop.
 */
export default function ProductsScreen() {
  const { t } = useTranslation('vendor-products')
  const isGuest = useSession(({ ready, userId }) => ready && userId === null)
  const { pathname } = useLocation()
  if (isGuest)
    return (
      <Page width="wide">
        <h1 className="sr-only">{t('title')}</h1>
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
    <WithVendor title={t('title')} isTitleShort="everywhere">
      {(vendor) => <ProductsBoard key={vendor.id} vendor={vendor} />}
    </WithVendor>
  )
}
