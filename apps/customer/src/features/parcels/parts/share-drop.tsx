import { useShareDrop } from '@angadi/data/parcels/drops.ts'
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

export interface ShareDropProps {
  readonly orderId: string
  readonly n: number
  readonly name: string
  readonly sender: string
}

/** Sends a receiver the link with their code; nobody else reads the code. */
export function ShareDrop({ orderId, n, name, sender }: ShareDropProps) {
  const { t } = useTranslation('parcels')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [token, setToken] = useState<string>()
  const share = useShareDrop(orderId)
  return (
    <>
      <Button
        variant="soft"
        icon={<Share2 aria-hidden />}
        busy={share.isPending}
        unavailableReason={unavailableReason}
        onClick={() =>
          share.mutate(n, {
            onSuccess: (made) => setToken(made.token),
            onError: (error) => notify.problem(errorText(error)),
          })
        }
      >
        {t('view.share', { name })}
      </Button>
      {token === undefined ? null : (
        <Suspense>
          <ShareSheet
            title={t('view.shareTitle', { name })}
            note={t('view.shareNote')}
            path={pathTo('parcelToken', { token })}
            qrLabel={t('view.shareQr')}
            message={{ title: t('receiver.title'), text: t('view.shareText', { sender }) }}
            onClose={() => setToken(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
