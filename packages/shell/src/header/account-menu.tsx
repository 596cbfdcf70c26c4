import { signOut } from '@angadi/auth/sign-in.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { LogOut, UserRound } from 'lucide-react'
import { AppLink } from '../app-link.tsx'
import { useNavigateTo } from '../use-navigate-to.ts'
import { ROLE_ICONS } from './role-icons.tsx'
import { useDeviceEntries } from './use-device-entries.tsx'
import { type RoleMode, useRoleModes } from './use-role-modes.ts'

/** The account: to the profile, to one's other roles where there are several (Spec §2 Role-mode switcher), and out. */
export function AccountMenu() {
  const { t } = useTranslation(['shell', 'roles'], { useSuspense: false })
  const userId = useUserId()
  const modes = useRoleModes()
  const device = useDeviceEntries()
  const go = useNavigateTo()
  if (userId === null) return null
  const leave = async () => {
    try {
      await signOut()
      go(pathTo('home'), { replace: true })
    } catch {
      notify.problem(t('roles:account.signOutFailed'), { id: 'sign-out' })
    }
  }
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
        ...modes.map((mode) => ({
          key: mode.role,
          label: <ModeLabel mode={mode} />,
          icon: ROLE_ICONS[mode.role],
          render: (
            <AppLink
              to={mode.to}
              aria-current={mode.isCurrent ? 'true' : undefined}
              className="aria-[current]:bg-action-soft aria-[current]:text-action-ink"
            />
          ),
        })),
        ...device,
        { key: 'out', label: t('signOut'), icon: <LogOut aria-hidden />, onSelect: () => void leave() },
      ]}
    />
  )
}

function ModeLabel({ mode }: { readonly mode: RoleMode }) {
  return (
    <span className="flex flex-col py-1 leading-tight">
      <span className="font-medium">{mode.name}</span>
      <span className="text-sm text-ink-muted">{mode.text}</span>
    </span>
  )
}
