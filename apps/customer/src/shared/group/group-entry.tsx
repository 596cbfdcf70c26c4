import { signInPath } from '@angadi/auth/origin.ts'
import { useMyGroups } from '@angadi/data/group/my-groups.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Users } from 'lucide-react'
import { Suspense } from 'react'

const StartGroupSheet = lazy(() => import('./start-group-sheet.tsx'))

export interface GroupEntryProps {
  readonly vendorId: string
  readonly vendorName: string
}

/** Starts a group order with a vendor's part of the cart, or leads back to the one that is under way. */
export function GroupEntry({ vendorId, vendorName }: GroupEntryProps) {
  const { t } = useTranslation('group')
  const go = useNavigateTo()
  const isGuest = useUserId() === null
  const sheet = useSheet(`group-${vendorId}`)
  const { data: groups } = useMyGroups()
  const running = groups?.find((group) => group.is_host && group.vendor_id === vendorId)
  if (running)
    return (
      <LinkButton
        variant="quiet"
        size="sm"
        icon={<Users aria-hidden />}
        render={<AppLink to={pathTo('groupToken', { token: running.token })} />}
      >
        {t('entry.back')}
      </LinkButton>
    )
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Users aria-hidden />}
        aria-label={t('entry.startWith', { vendor: vendorName })}
        onClick={() => (isGuest ? go(signInPath(pathTo('shoppingCart'))) : sheet.open())}
      >
        {t('entry.start')}
      </Button>
      {sheet.isOpen && !isGuest ? (
        <Suspense>
          <StartGroupSheet vendorId={vendorId} vendorName={vendorName} onClose={sheet.close} />
        </Suspense>
      ) : null}
    </>
  )
}
