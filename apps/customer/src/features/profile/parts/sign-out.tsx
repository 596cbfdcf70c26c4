import { signOut } from '@angadi/auth/sign-in.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'

/** Signs out and goes to the home screen, which is open to guests. */
export function SignOut() {
  const { t } = useTranslation('profile')
  const go = useNavigateTo()
  const { mutate: leave, isPending } = useMutation({
    mutationFn: signOut,
    onSuccess: () => go(pathTo('home'), { replace: true }),
    onError: () => notify.problem(t('signOutFailed')),
  })
  return (
    <div className="-ml-5">
      <Button variant="dangerQuiet" icon={<LogOut aria-hidden />} busy={isPending} onClick={() => leave()}>
        {t('signOut')}
      </Button>
    </div>
  )
}
