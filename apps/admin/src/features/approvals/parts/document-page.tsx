import { useDocumentPage } from '@angadi/data/approvals/document-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { FileText, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isPdf } from '../document-kind.ts'

/** An address works for a minute; a link is taken away a little before. */
const LINK_MS = 50_000

export interface DocumentPageProps {
  readonly documentId: string
  /** From 1. */
  readonly page: number
  /** What it is, such as "PAN card, page 1 of 2". */
  readonly label: string
}

/** A page of a document: a picture in its place, a PDF by a link to a new tab. */
export function DocumentPage({ documentId, page, label }: DocumentPageProps) {
  const { t } = useTranslation(['approvals', 'common'])
  const { data, dataUpdatedAt, error, isFetching, refetch } = useDocumentPage(documentId, page)
  const [isLarge, setLarge] = useState(false)
  const [brokenAt, setBrokenAt] = useState<number>()
  if (!data && !error)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-64" />
      </SkeletonGroup>
    )
  // A picture whose address has ended before it was loaded.
  const isBroken = brokenAt === dataUpdatedAt
  if (!data || isBroken)
    return (
      <LoadFailed
        title={t('paper.failed')}
        {...(error ? { error } : {})}
        busy={isFetching}
        onRetry={refetch}
      />
    )
  if (isPdf(data.url))
    return (
      <PdfLink
        key={dataUpdatedAt}
        url={data.url}
        label={label}
        busy={isFetching}
        onAgain={() => void refetch()}
      />
    )
  return (
    <figure className="flex flex-col gap-1">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by keyboard too.
        tabIndex={0}
        aria-label={label}
        className="max-h-[34rem] overflow-auto rounded-md bg-surface-sunken"
      >
        <img
          src={data.url}
          alt={label}
          onError={() => setBrokenAt(dataUpdatedAt)}
          className={isLarge ? 'w-[200%] max-w-none' : 'mx-auto max-h-[34rem] w-full object-contain'}
        />
      </section>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-muted">
        {label}
        <Button
          variant="quiet"
          size="sm"
          icon={isLarge ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
          onClick={() => setLarge(!isLarge)}
        >
          {t(isLarge ? 'paper.smaller' : 'paper.larger')}
        </Button>
      </figcaption>
    </figure>
  )
}

interface PdfLinkProps {
  readonly url: string
  readonly label: string
  readonly busy: boolean
  readonly onAgain: () => void
}

function PdfLink({ url, label, busy, onAgain }: PdfLinkProps) {
  const { t } = useTranslation('approvals')
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LINK_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="flex flex-col items-start gap-2 rounded-md bg-surface-sunken p-4">
      <p className="font-medium wrap-anywhere">{label}</p>
      {isOver ? (
        <>
          <p className="text-sm text-ink-muted">{t('paper.over')}</p>
          <Button variant="secondary" size="sm" busy={busy} icon={<RotateCw aria-hidden />} onClick={onAgain}>
            {t('paper.again')}
          </Button>
        </>
      ) : (
        <LinkButton
          variant="secondary"
          size="sm"
          icon={<FileText aria-hidden />}
          render={
            <a href={url} target="_blank" rel="noreferrer">
              {null}
            </a>
          }
        >
          {t('paper.pdf')}
        </LinkButton>
      )}
    </div>
  )
}
