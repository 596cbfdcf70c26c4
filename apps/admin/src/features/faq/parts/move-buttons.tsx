import type { DeskArticle } from '@angadi/data/faq-desk/desk.ts'
import { useMoveFaqArticle } from '@angadi/data/faq-desk/write-article.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'

export interface MoveButtonsProps {
  readonly article: DeskArticle
  /** The last place of its topic. */
  readonly last: number
}

/** Moves a question up or down within its topic; the button keeps the focus, for several steps. */
export function MoveButtons({ article, last }: MoveButtonsProps) {
  const { t } = useTranslation('faq-desk')
  const errorText = useErrorText()
  const isOnline = useOnline()
  const { mutate, isPending } = useMoveFaqArticle()
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = pressed.current
    if (!button) return
    pressed.current = null
    announce(t('moved', { position: article.position }))
    // A row that changes its place loses the focus. At an end of the list the other button takes it.
    const others = button.parentElement?.querySelectorAll('button') ?? []
    const next = button.disabled ? [...others].find(({ disabled }) => !disabled) : button
    next?.focus({ preventScroll: true })
  }, [article.position, t])
  const move = (button: HTMLButtonElement, position: number) => {
    if (isPending) return
    pressed.current = button
    mutate(
      { slug: article.slug, position },
      {
        onError: (error) => {
          pressed.current = null
          notify.problem(t('moveFailed'), { description: errorText(error) })
        },
      },
    )
  }
  return (
    <div className="relative z-raised flex shrink-0">
      <IconButton
        label={t('up', { question: article.question })}
        icon={<ArrowUp aria-hidden />}
        aria-busy={isPending || undefined}
        disabled={article.position === 1 || !isOnline}
        onClick={(event) => move(event.currentTarget, article.position - 1)}
      />
      <IconButton
        label={t('down', { question: article.question })}
        icon={<ArrowDown aria-hidden />}
        aria-busy={isPending || undefined}
        disabled={article.position === last || !isOnline}
        onClick={(event) => move(event.currentTarget, article.position + 1)}
      />
    </div>
  )
}
