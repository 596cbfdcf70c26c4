import { useSignOutEverywhere } from '@angadi/data/account/devices.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** Ends all sessions of the account after a confirmation. */
export function SignOutEverywhere({ count }: { readonly count: number }) {
  const { t } = useTranslation('profile')
  const go = useNavigateTo()
  const [isAsking, setAsking] = useState(false)
  const { mutate: leave, isPending } = useSignOutEverywhere(
    () => go(pathTo('home'), { replace: true }),
    () => notify.problem(t('signOutFailed')),
  )
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('devices.everywhere')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('devices.everywhereTitle')}
        body={t('devices.everywhereText', { count })}
        confirmLabel={t('devices.everywhere')}
        cancelLabel={t('devices.stay')}
        dangerous
        busy={isPending}
        onConfirm={() => leave()}
      />
    </div>
  )
}
