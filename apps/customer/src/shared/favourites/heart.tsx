import { signInPath } from '@angadi/auth/origin.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { TOAST_MS } from '@angadi/domain/toast-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { IconButton, type IconButtonProps } from '@angadi/ui/icon-button/icon-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Heart as HeartIcon } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useWishAfterSignIn } from './pending-wish.ts'

/** The id of all messages about favourites, so that the newest replaces the others. */
const TOAST = 'favourites'
/** Long enough to undo, in milliseconds, because undo is offered nowhere else. */
const UNDO_MS = 6000

export interface HeartProps extends Pick<IconButtonProps, 'variant' | 'className'> {
  /** The id of what it saves. */
  readonly id: string
  readonly name: string
  readonly isSaved: boolean
  /** Saves or removes it. */
  readonly onSave: (keep: boolean) => Promise<unknown>
}

/**
 * Saves something among the favourites, or removes it and offers to undo that. Guests are led to sign in and back here,
 * where it is saved (Issue 11, Favourites).
 */
export function Heart({ id, name, isSaved, onSave, variant, className }: HeartProps) {
  const { t } = useTranslation('favourites')
  const go = useNavigateTo()
  const { pathname, search } = useLocation()
  const errorText = useErrorText()
  const isGuest = useUserId() === null
  const save = (keep: boolean, then: () => void) => {
    onSave(keep).then(then, (error: unknown) =>
      notify.problem(t('failedKeep'), { id: TOAST, description: errorText(error), duration: TOAST_MS }),
    )
  }
  const keep = () =>
    save(true, () => notify.success(t('kept'), { id: TOAST, description: name, duration: TOAST_MS }))
  const remember = useWishAfterSignIn(id, keep)
  const toggle = () => {
    if (isGuest) {
      remember()
      go(signInPath(pathname + search))
    } else if (isSaved)
      save(false, () =>
        notify.info(t('removed'), {
          id: TOAST,
          description: name,
          duration: UNDO_MS,
          action: { label: t('undo'), onClick: keep },
        }),
      )
    else keep()
  }
  return (
    <IconButton
      variant={variant}
      className={className}
      label={t('keep', { name })}
      aria-pressed={isSaved}
      icon={
        <HeartIcon aria-hidden className={`transition-colors ${isSaved ? 'fill-danger text-danger' : ''}`} />
      }
      onClick={toggle}
    />
  )
}
