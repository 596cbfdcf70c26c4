import type { ShopSetup } from '@angadi/data/applications/shop-setup.ts'
import { MOST_PREPARED, type PreparedItem, preparedKey } from '@angadi/domain/applications/shop-setup.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { FileSheet } from './file-sheet.tsx'
import { ItemRow } from './item-row.tsx'
import { ItemSheet } from './item-sheet.tsx'
import { ServiceSheet } from './service-sheet.tsx'

/** What is open above the list: a new or a known item, or a file. */
type Opened = { readonly item: PreparedItem | undefined } | 'file'

/** The first items of a shop, by section: added one by one, or from a file. */
export function ItemsSection({ setup }: { readonly setup: ShopSetup }) {
  const { t } = useTranslation('shop-setup')
  const [opened, setOpened] = useState<Opened>()
  const { sells, items } = setup
  const sections = [...new Set(items.map(({ section }) => section ?? ''))]
  const close = () => setOpened(undefined)
  const isFull = items.length >= MOST_PREPARED
  return (
    <Section title={t(`${sells}.title`)}>
      <p className="text-ink-muted">{t(items.length > 0 ? `${sells}.text` : `${sells}.none`)}</p>
      {sections.map((section) => (
        <section key={section} className="flex flex-col gap-1">
          {section === '' ? null : <h3 className="font-semibold break-words">{section}</h3>}
          <ul className="rounded-lg border border-line bg-surface-raised px-3">
            {items
              .filter((item) => (item.section ?? '') === section)
              .map((item, at) => (
                <li key={`${preparedKey(item)} ${at}`} className="border-b border-line last:border-0">
                  <ItemRow item={item} sells={sells} onOpen={() => setOpened({ item })} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {isFull ? <p className="text-ink-muted">{t('full', { most: MOST_PREPARED })}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button icon={<Plus aria-hidden />} disabled={isFull} onClick={() => setOpened({ item: undefined })}>
          {t(`${sells}.add`)}
        </Button>
        {sells === 'services' ? null : (
          <Button
            variant="secondary"
            icon={<FileUp aria-hidden />}
            disabled={isFull}
            onClick={() => setOpened('file')}
          >
            {t('file.open')}
          </Button>
        )}
      </div>
      {opened === 'file' ? (
        sells === 'services' ? null : (
          <FileSheet setup={setup} sells={sells} onClose={close} />
        )
      ) : opened ? (
        sells === 'services' ? (
          <ServiceSheet setup={setup} item={opened.item} onClose={close} />
        ) : (
          <ItemSheet setup={setup} sells={sells} item={opened.item} onClose={close} />
        )
      ) : null}
    </Section>
  )
}
