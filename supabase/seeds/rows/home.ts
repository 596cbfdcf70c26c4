import type { Row } from '../insert-rows.ts'
import { idOf } from '../random.ts'

interface SeedBanner {
  readonly key: string
  readonly title: string
  readonly hi: string
  readonly te: string
  readonly note: string
  readonly noteHi: string
  readonly noteTe: string
  readonly picture: string | null
  readonly hue: string
  readonly target: string
  readonly forNewcomers?: true
  /** Only there; everywhere without it. */
  readonly region?: string
}

const banners: readonly SeedBanner[] = [
  {
    key: 'biryani',
    title: 'Biryani, every way',
    hi: 'हर अंदाज़ की बिरयानी',
    te: 'రకరకాల బిర్యానీలు',
    note: 'Sealed pots from your own town',
    noteHi: 'आपके ही शहर की दम पर पकी',
    noteTe: 'మీ ఊరి దమ్ బిర్యానీ',
    picture: 'covers/biryani-2.webp',
    hue: 'food',
    target: '/discover?collection=biryani',
  },
  {
    key: 'welcome',
    title: 'New here? Look around',
    hi: 'नए हैं? घूम कर देखें',
    te: 'కొత్తగా వచ్చారా? చూడండి',
    note: 'No account needed until you order',
    noteHi: 'खाता सिर्फ़ ऑर्डर के समय चाहिए',
    noteTe: 'ఆర్డర్ చేసేటప్పుడే ఖాతా కావాలి',
    picture: 'covers/thali-1.webp',
    hue: 'property',
    target: '/discover',
    forNewcomers: true,
  },
  {
    key: 'recharge',
    title: 'Recharge in seconds',
    hi: 'पल भर में रिचार्ज',
    te: 'క్షణాల్లో రీచార్జ్',
    note: 'Mobile, DTH and FASTag',
    noteHi: 'मोबाइल, DTH और FASTag',
    noteTe: 'మొబైల్, DTH, FASTag',
    picture: null,
    hue: 'digital',
    target: '/digital/mobile-recharge',
  },
  {
    key: 'pure-veg',
    title: 'Pure veg kitchens',
    hi: 'शुद्ध शाकाहारी रसोई',
    te: 'పూర్తి శాకాహార వంటశాలలు',
    note: 'No meat and no egg in the house',
    noteHi: 'रसोई में न मांस, न अंडा',
    noteTe: 'మాంసం, గుడ్డు అసలే ఉండవు',
    picture: 'covers/dosa-2.webp',
    hue: 'grocery',
    target: '/food?veg=1',
  },
  {
    key: 'bidar',
    title: 'Bidar’s own kitchens',
    hi: 'बीदर की अपनी रसोइयाँ',
    te: 'బీదర్ వంటశాలలు',
    note: 'Jolada rotti, Udupi tiffins, biryani',
    noteHi: 'ज्वार की रोटी, उडुपी टिफ़िन, बिरयानी',
    noteTe: 'జొన్న రొట్టె, ఉడుపి టిఫిన్లు, బిర్యానీ',
    picture: 'covers/rotti-1.webp',
    hue: 'pets',
    target: '/food',
    region: 'bidar',
  },
]

/** The banners of home's slider; the region's slug stands under `region_slug`. */
export function bannerRows(): Row[] {
  return banners.map((banner, index) => ({
    id: idOf('banner', banner.key),
    title: banner.title,
    title_translations: { hi: banner.hi, te: banner.te },
    note: banner.note,
    note_translations: { hi: banner.noteHi, te: banner.noteTe },
    picture: banner.picture,
    hue: banner.hue,
    target: banner.target,
    for_newcomers: banner.forNewcomers ?? false,
    position: (index + 1) * 10,
    valid_from: '2026-01-01T00:00:00Z',
  }))
}

/** Where a seed banner is shown, by its id; the others are shown everywhere. */
export function bannerRegions(): { readonly id: string; readonly region: string }[] {
  return banners.flatMap(({ key, region }) => (region ? [{ id: idOf('banner', key), region }] : []))
}

/** Pages outside that the demo's footer leads to: the networks and stores themselves, as the company is invented. */
export const demoLinks: Readonly<Record<'social_links' | 'app_store_links', Row>> = {
  social_links: {
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
    youtube: 'https://www.youtube.com/',
    x: 'https://x.com/',
  },
  app_store_links: {
    google_play: 'https://play.google.com/store/apps',
    app_store: 'https://www.apple.com/in/app-store/',
  },
}
