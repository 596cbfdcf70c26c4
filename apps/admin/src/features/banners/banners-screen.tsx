import { useAdminBanners } from '@angadi/data/banners/banners.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { GalleryHorizontal } from 'lucide-react'
import { ListBesideForm } from '../../shared/list-beside-form.tsx'
import { BannerForm } from './parts/banner-form.tsx'
import { BannerRow } from './parts/banner-row.tsx'

/** The banners of home's slider: what runs, what is to come, and a form for the next one. */
export default function BannersScreen() {
  const { t } = useTranslation('banners')
  return (
    <ListBesideForm
      query={useAdminBanners()}
      keyOf={({ id }) => id}
      rowOf={(banner) => <BannerRow banner={banner} />}
      form={<BannerForm />}
      labels={{
        title: t('title'),
        list: t('list'),
        failed: t('failed'),
        none: t('none'),
        noneText: t('noneText'),
        add: t('add'),
      }}
      picture={<GalleryHorizontal aria-hidden />}
    />
  )
}
