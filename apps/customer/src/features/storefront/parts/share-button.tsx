import type { Storefront } from '@angadi/data/public-pages/storefront.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Share2 } from 'lucide-react'
import { Suspense } from 'react'

const ShareSheet = lazy(() => import('@angadi/shell/share/share-sheet.tsx'))

/** Opens the ways to share a vendor's page: the device's own, the link, the QR code. */
export function ShareButton({ vendor }: { readonly vendor: Storefront }) {
  const { t } = useTranslation('storefront')
  const sheet = useSheet('share')
  return (
    <>
      <IconButton
        label={t('share.open', { vendor: vendor.name })}
        icon={<Share2 aria-hidden />}
        onClick={sheet.open}
      />
      {sheet.isOpen ? (
        <Suspense>
          <ShareSheet
            title={t('share.title')}
            path={pathTo('shopVendorSlug', { vendorSlug: vendor.slug })}
            qrLabel={t('share.qr', { vendor: vendor.name })}
            message={{ title: vendor.name, text: t('share.text', { vendor: vendor.name }) }}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </>
  )
}
