import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { RotateCcw } from 'lucide-react'
import { AccessMessage } from './access-message.tsx'

export interface RedirectStoppedProps {
  readonly onContinue: () => void
  readonly onSignOut: () => Promise<void>
}

/** Shown when the redirect was stopped because it looped, with the ways to continue (Spec §4 Dashboard redirect). */
export function RedirectStopped({ onContinue, onSignOut }: RedirectStoppedProps) {
  const { t } = useTranslation(['roles', 'shell'])
  return (
    <AccessMessage
      picture={<RotateCcw aria-hidden />}
      title={t('redirect.stopped')}
      text={t('redirect.stoppedText')}
      action={
        <>
          <Button onClick={onContinue}>{t('redirect.continue')}</Button>
          <LinkButton variant="secondary" render={<AppLink to={pathTo('home')} />}>
            {t('shell:toHome')}
          </LinkButton>
          <Button variant="quiet" onClick={() => void onSignOut()}>
            {t('redirect.signOut')}
          </Button>
        </>
      }
    />
  )
}
