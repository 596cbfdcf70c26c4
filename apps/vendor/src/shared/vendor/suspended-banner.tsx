import MeasureBanners from '@angadi/shell/measures/measure-banners.tsx'

/** Says that the administration has paused the business or ends its work, and why; nothing where it has not. */
export default function SuspendedBanner({ vendorId }: { readonly vendorId: string }) {
  return (
    <div className="flex flex-col gap-3 px-4 pt-3 empty:hidden">
      <MeasureBanners providerId={vendorId} />
    </div>
  )
}
