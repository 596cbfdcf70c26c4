import { restaurants } from '../restaurant.ts'

/** Restaurants of Bidar, the fort city across the border in Karnataka. */
export const bidar = restaurants(
  'bidar',
  `
  Bahmani Darbar | Old City | Chaubara Road | 17.9142, 77.5278
  Biryani, Mughlai, Kebabs | late | 24 | 92 | 8 | shahi |
  biryani 8, kebab 7, slow 4, deccani 5, breads 5, meetha 3
  Within sight of the watchtower, in the taste of the sultans.

  Gumpa Jolada Rotti Mane | Gumpa | Mailoor Road | 17.9238, 77.5081
  North Karnataka, Meals | mess | 15 | 80 | 7 | rotti | pure veg
  karnataka 9, meals 3, rice 4, village 3, drinks 2
  Rotti beaten by hand from six in the morning.

  Nayakaman Tiffin Room | Nayakaman | Near the gate | 17.9161, 77.5232
  South Indian, Dosa, Tiffins | tiffins | 10 | 76 | 6 | dosa | pure veg
  tiffin 9, dosa 9, chai 3, karnataka 2
  Set dosa and a second coffee.

  Fort View Tandoor | Fort Road | Shahpur Gate | 17.9219, 77.5249
  North Indian, Tandoor, Biryani | lunch and dinner | 25 | 100 | 8 | curry |
  curry 9, kebab 7, breads 6, biryani 4, starters 3, drinks 3
  The evening sun on the ramparts, the naan off the wall.

  Jhira Punjabi Rasoi | Guru Nanak Jhira | Shiv Nagar | 17.9274, 77.5062
  Punjabi, North Indian | all day | 20 | 88 | 7 | thali | pure veg
  curry 9, meals 3, breads 6, chaat 4, drinks 3
  Langar-hearted helpings.

  Bidri Bakery & Chai | Gandhi Gunj | Udgir Road | 17.9081, 77.5201
  Bakery, Irani café, Snacks | chai | 8 | 76 | 6 | bakery |
  bakery 9, chai 9, rolls 3
  Silver on black: biscuits and tea.

  Naubad Mandi Mahal | Naubad | Hyderabad Road | 17.8962, 77.5331
  Arabian, Mandi, Shawarma | late | 25 | 90 | 8 | mandi |
  mandi 6, rolls 5, kebab 5, starters 3, icecream 2, drinks 2
  The road is long, sit down first.

  Khoya Gali Sweets | Chaubara | Osman Gunj | 17.9119, 77.5241
  Sweets, Chaat, Ice cream | bakery | 10 | 84 | 6 | mithai | pure veg
  mithai 10, chaat 6, icecream 5, meetha 3
  Peda stirred by three brothers in turns.
  `,
)
