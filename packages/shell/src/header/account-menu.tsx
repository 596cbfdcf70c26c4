import { signOut } from '@angadi/auth/sign-in.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import type { MenuEntry } from '@angadi/ui/menu/menu-entry.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { AudioLines, Globe, LogOut, RefreshCw, UserRound } from 'lucide-react'
import { AppLink } from '../app-link.tsx'
import { useRefresh } from '../gestures/use-refresh.ts'
import { useNavigateTo } from '../use-navigate-to.ts'
import { useSheet } from '../use-sheet.ts'
import { ROLE_ICONS } from './role-icons.tsx'
import { LANGUAGE_SHEET, VOICE_SHEET } from './sheet-names.ts'
import { type RoleMode, useRoleModes } from './use-role-modes.ts'

/**
 * The account menu: profile, the user's other roles if there are several (Spec §2 Role-mode switcher), and sign-out.
 */
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

/** Entries for the screen and the device, in every account menu: refresh, language, spoken alerts. */
function useDeviceEntries(): readonly MenuEntry[] {
  // The messages load while the menu is still closed.
  const { t } = useTranslation(['header', 'shell', 'voice'], { useSuspense: false })
  const refresh = useRefresh()
  const language = useSheet(LANGUAGE_SHEET)
  const voice = useSheet(VOICE_SHEET)
  return [
    {
      key: 'refresh',
      label: t('header:refresh'),
      icon: <RefreshCw aria-hidden />,
      onSelect: () => void refresh(),
    },
    { key: 'language', label: t('shell:language'), icon: <Globe aria-hidden />, onSelect: language.open },
    { key: 'voice', label: t('voice:entry'), icon: <AudioLines aria-hidden />, onSelect: voice.open },
  ]
}
