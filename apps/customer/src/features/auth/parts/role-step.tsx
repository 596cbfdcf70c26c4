import { OFFERED_ROLES, type OfferedRole } from '@angadi/auth/after-sign-in.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Bike, ShieldCheck, Store, UserRound } from 'lucide-react'
import { useState } from 'react'
import { ChoiceCards } from '../../../shared/choice-card/choice-card.tsx'
import { StepHead } from './step-head.tsx'

const icons = {
  user: <UserRound />,
  vendor: <Store />,
  delivery: <Bike />,
  admin: <ShieldCheck />,
} as const satisfies Record<OfferedRole, unknown>

export interface RoleStepProps {
  readonly chosen: OfferedRole
  readonly busy?: boolean
  /** Whether the user may continue without signing in: not once they are signed in. */
  readonly guest?: boolean
  readonly onContinue: (role: OfferedRole) => void
}

/** Asks which role the user wants (Spec §2 Role chooser). */
export default function RoleStep({ chosen, busy = false, guest = false, onContinue }: RoleStepProps) {
  const { t } = useTranslation('auth')
  const [role, setRole] = useState<OfferedRole>(chosen)
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onContinue(role)
      }}
    >
      <StepHead focus title={t('role.title')}>
        {t('role.text')}
      </StepHead>
      <ChoiceCards
        label={t('role.label')}
        hideLabel
        value={role}
        onChange={setRole}
        options={OFFERED_ROLES.map((one) => ({
          value: one,
          title: t(`role.${one}`),
          note: t(`role.${one}Note`),
          icon: icons[one],
        }))}
      />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" wide busy={busy}>
          {t('role.continue')}
        </Button>
        {guest ? (
          <LinkButton variant="quiet" wide render={<AppLink to={pathTo('home')} />}>
            {t('role.guest')}
          </LinkButton>
        ) : null}
      </div>
    </form>
  )
}
