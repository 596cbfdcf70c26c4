import { ROLE_DESTINATIONS } from '@angadi/auth/role-destinations.ts'
import { signOut } from '@angadi/auth/sign-in.ts'
import { useRoles } from '@angadi/data/profile/profile.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { ArrowLeftRight, LogOut, UserRound } from 'lucide-react'
import { AppLink } from '../app-link.tsx'
import { useGo } from '../use-go.ts'

/** The account: to the profile, to one's other roles where there are several (Spec §2 Role-mode switcher), and out. */
export function AccountMenu() {
  const { t } = useTranslation('shell')
  const userId = useUserId()
  const { data: roles = [] } = useRoles()
  const go = useGo()
  if (userId === null) return null
  const leave = async () => {
    await signOut()
    go(pathTo('home'), { replace: true })
  }
  const others = roles.length > 1 ? roles : []
  return (
    <Menu
      trigger={<IconButton label={t('account')} icon={<UserRound aria-hidden />} />}
      entries={[
        {
          key: 'profile',
          label: t('profile'),
          icon: <UserRound aria-hidden />,
          render: <AppLink to={pathTo('profile')} />,
        },
        ...others.map((role) => ({
          key: role,
          label: t(`roles.${role}`),
          icon: <ArrowLeftRight aria-hidden />,
          render: <AppLink to={ROLE_DESTINATIONS[role]} />,
        })),
        { key: 'out', label: t('signOut'), icon: <LogOut aria-hidden />, onSelect: () => void leave() },
      ]}
    />
  )
}
