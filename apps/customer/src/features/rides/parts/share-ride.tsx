import { useEndVisitLinks, useShareVisit, useVisitLinks } from '@angadi/data/home-services/visit-links.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'

const ShareSheet = lazy(() => import('@angadi/shell/share/share-sheet.tsx'))

/** Lets somebody follow a ride by a link without an account, and ends the links that were given away. */
export function ShareRide({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('rides')
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const [token, setToken] = useState<string>()
  const { data: links } = useVisitLinks(orderId)
  const share = useShareVisit(orderId)
  const end = useEndVisitLinks(orderId)
  if (!links?.can_share) return null
  return (
    <>
      <Button
        variant="secondary"
        icon={<Share2 aria-hidden />}
        busy={share.isPending}
        unavailableReason={offline}
        onClick={() =>
          share.mutate(undefined, {
            onSuccess: (made) => setToken(made.token),
            onError: (error) => notify.problem(t('share.failed'), { description: errorText(error) }),
          })
        }
      >
        {t('share.offer')}
      </Button>
      {links.open > 0 ? (
        <Button
          variant="quiet"
          busy={end.isPending}
          unavailableReason={offline}
          onClick={() =>
            end.mutate(undefined, {
              onSuccess: () => notify.success(t('share.ended')),
              onError: (error) => notify.problem(errorText(error)),
            })
          }
        >
          {t('share.end', { count: links.open })}
        </Button>
      ) : null}
      {token === undefined ? null : (
        <Suspense>
          <ShareSheet
            title={t('share.title')}
            note={t('share.note')}
            path={pathTo('visitToken', { token })}
            qrLabel={t('share.qr')}
            message={{ title: t('share.title'), text: t('share.message') }}
            onClose={() => setToken(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
