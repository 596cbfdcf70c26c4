import type { ApprovalItem } from '@angadi/data/approvals/application.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Eye, EyeOff } from 'lucide-react'
import { DocumentPage } from './document-page.tsx'

export interface ItemPapersProps {
  readonly item: ApprovalItem
  /** The item's name. */
  readonly name: string
  /** Whether the caller may open it: its reviewer does, until it is decided. */
  readonly access: 'open' | 'locked' | 'closed'
  readonly isShown: boolean
  readonly onShow: (isShown: boolean) => void
}

/** The pages of an item: opened when asked for, because each opening is kept and its owner sees it. */
export function ItemPapers({ item, name, access, isShown, onShow }: ItemPapersProps) {
  const { t } = useTranslation('approvals')
  const { document_id, pages, most_pages } = item
  if (document_id === null || pages === 0)
    return most_pages === 0 ? <p className="text-sm text-ink-muted">{t('paper.none')}</p> : null
  if (access !== 'open')
    return <p className="text-sm text-ink-muted">{t(`paper.${access}`, { count: pages })}</p>
  return (
    <section aria-label={t('paper.showOf', { item: name })} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="soft"
          size="sm"
          icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          aria-expanded={isShown}
          onClick={() => onShow(!isShown)}
        >
          {isShown ? t('paper.hide') : t('paper.show', { count: pages })}
        </Button>
        {isShown ? null : <span className="text-sm text-ink-muted">{t('paper.logged')}</span>}
      </div>
      {isShown
        ? Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
            <DocumentPage
              key={`${document_id} ${page}`}
              documentId={document_id}
              page={page}
              label={t('paper.page', { item: name, page, count: pages })}
            />
          ))
        : null}
    </section>
  )
}
