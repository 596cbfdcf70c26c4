import type { Group } from '@angadi/data/group/group.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { UserPlus } from 'lucide-react'
import { Suspense } from 'react'
import { SHARE_SHEET } from '../../../shared/group/share-sheet-name.ts'

const ShareSheet = lazy(() => import('@angadi/shell/share/share-sheet.tsx'))

export interface ShareGroupProps {
  readonly token: string
  readonly group: Group
}

/** Opens the ways to invite somebody: the device's own, the link, the QR code. */
export function ShareGroup({ token, group }: ShareGroupProps) {
  const { t } = useTranslation('group')
  const sheet = useSheet(SHARE_SHEET)
  return (
    <>
      <IconButton label={t('share.open')} icon={<UserPlus aria-hidden />} onClick={sheet.open} />
      {sheet.isOpen ? (
        <Suspense>
          <ShareSheet
            title={t('share.title')}
            note={t('share.note')}
            path={pathTo('groupToken', { token })}
            qrLabel={t('share.qr')}
            message={{ title: t('title'), text: t('share.text', { vendor: group.vendor.name }) }}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </>
  )
}
