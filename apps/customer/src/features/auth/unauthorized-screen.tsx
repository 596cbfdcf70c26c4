import { signOut } from '@angadi/auth/sign-in.ts'
import { isRole } from '@angadi/domain/roles.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useGo } from '@angadi/shell/use-go.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { ShieldX } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'

/** Where a guard sends whoever lacks the role: which one it is, and the ways on (Spec §2 Unauthorized). */
export default function UnauthorizedScreen() {
  const { t } = useTranslation(['auth', 'shell'])
  const [params] = useSearchParams()
  const go = useGo()
  const role = params.get('role') ?? ''
  return (
    <Page width="form">
      <h1 className="sr-only">{t('unauthorized.title')}</h1>
      <EmptyState
        picture={<ShieldX aria-hidden />}
        title={t('unauthorized.title')}
        action={
          <>
            <LinkButton render={<AppLink to={pathTo('home')} />}>{t('shell:toHome')}</LinkButton>
            <Button
              look="secondary"
              onClick={async () => {
                await signOut()
                go(pathTo('auth'))
              }}
            >
              {t('unauthorized.other')}
            </Button>
          </>
        }
      >
        {isRole(role) ? t('unauthorized.needs', { role: t(`shell:roles.${role}`) }) : t('unauthorized.plain')}
      </EmptyState>
    </Page>
  )
}
