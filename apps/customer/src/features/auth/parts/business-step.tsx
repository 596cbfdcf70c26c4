import { ROLE_DESTINATIONS } from '@angadi/auth/role-destinations.ts'
import type { Role } from '@angadi/domain/roles.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Store } from 'lucide-react'
import { StepHead } from './step-head.tsx'

export interface BusinessStepProps {
  readonly held: Role
  readonly onCustomer: () => void
}

/**
 * Tells the user that their number belongs to a business account. Shown only after the code has proven the number:
 * before that, it would tell strangers whose number it is (Spec §2 Sign-in screens).
 */
export function BusinessStep({ held, onCustomer }: BusinessStepProps) {
  const { t } = useTranslation('auth')
  return (
    <div className="flex flex-col gap-5">
      <span className="grid size-16 place-items-center rounded-full bg-action-soft text-action-ink [&_svg]:size-7">
        <Store aria-hidden />
      </span>
      <StepHead focus title={t('business.title')}>
        {t('business.text')}
      </StepHead>
      <LinkButton size="lg" wide render={<AppLink to={ROLE_DESTINATIONS[held]} />}>
        {t('business.console')}
      </LinkButton>
      <LinkButton variant="secondary" size="lg" wide render={<AppLink to={pathTo('profile')} />}>
        {t('business.profile')}
      </LinkButton>
      <Button variant="quiet" wide onClick={onCustomer}>
        {t('business.customer')}
      </Button>
    </div>
  )
}
