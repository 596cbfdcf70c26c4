import { ROLE_DESTINATIONS } from '@angadi/auth/role-destinations.ts'
import { useRoles } from '@angadi/data/profile/profile.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { ArrowLeftRight } from 'lucide-react'

/** Links to the consoles of the user's other roles (Spec §2 Role-mode switcher). */
export function OtherConsoles() {
  const { t } = useTranslation(['profile', 'shell'])
  const { data: roles = [] } = useRoles()
  const others = roles.filter((role) => role !== 'user')
  if (others.length === 0) return null
  return (
    <Section title={t('roles')}>
      <ul className="divide-y divide-line">
        {others.map((role) => (
          <li key={role}>
            <ListRow
              isDense
              lead={<ArrowLeftRight aria-hidden />}
              title={t(`shell:roles.${role}`)}
              note={t(`shell:roles.${role}Text`)}
              render={<AppLink to={ROLE_DESTINATIONS[role]} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
