import { ROLE_DESTINATIONS } from '@angadi/auth/role-destinations.ts'
import { ROLES, type Role } from '@angadi/domain/roles.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ROLE_ICONS } from '@angadi/shell/header/role-icons.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { ShieldX } from 'lucide-react'
import { AccessMessage } from './access-message.tsx'

export interface UnauthorizedViewProps {
  /** The roles of which the page requires one. */
  readonly needed: readonly Role[]
  /** The roles that the user has; undefined for a guest. */
  readonly held: readonly Role[] | undefined
  /** Whether the roles could not be fetched yet. */
  readonly isChecking: boolean
  /** Path of the sign-in screen that returns here. */
  readonly signIn: string
  readonly onSignOut: () => Promise<void>
}

/** Says which role is missing, and where the user can go instead (Spec §2 /unauthorized). */
export function UnauthorizedView({ needed, held, isChecking, signIn, onSignOut }: UnauthorizedViewProps) {
  const { t } = useTranslation(['roles', 'shell'])
  const why = useWhy(needed)
  return (
    <AccessMessage
      picture={<ShieldX aria-hidden />}
      title={t('unauthorized.title')}
      text={isChecking ? t('unauthorized.checking') : why}
      action={
        held === undefined ? (
          <LinkButton render={<AppLink to={signIn} />}>{t('unauthorized.signIn')}</LinkButton>
        ) : (
          <Button variant="secondary" onClick={() => void onSignOut()}>
            {t('unauthorized.other')}
          </Button>
        )
      }
    >
      <Section title={t('unauthorized.open')}>
        <ul className="divide-y divide-line">
          {ROLES.filter((role) => role === 'user' || held?.includes(role)).map((role) => (
            <li key={role}>
              <ListRow
                lead={ROLE_ICONS[role]}
                title={t(`shell:roles.${role}`)}
                note={t(`shell:roles.${role}Text`)}
                render={<AppLink to={ROLE_DESTINATIONS[role]} />}
              />
            </li>
          ))}
        </ul>
      </Section>
    </AccessMessage>
  )
}

function useWhy(needed: readonly Role[]): string {
  const { t } = useTranslation(['roles', 'shell'])
  const language = useLanguage((state) => state.language)
  const names = needed.map((role) => t(`shell:roles.${role}`))
  const [role] = names
  if (role === undefined) return t('unauthorized.plain')
  if (names.length === 1) return t('unauthorized.needs', { role })
  const roles = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return t('unauthorized.anyOf', { roles })
}
