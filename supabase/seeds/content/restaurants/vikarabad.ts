import { restaurants } from '../restaurant.ts'

/** Restaurants of Vikarabad below the Ananthagiri hills. */
export const vikarabad = restaurants(
  'vikarabad',
  `
  Ananthagiri Hillside Kitchen | Ananthagiri Road | Below the ghat | 17.3241, 77.8802
  Telangana, Barbecue, Biryani | lunch and dinner | 30 | 98 | 9 | village |
  village 10, biryani 5, kebab 6, breads 4, starters 4, drinks 3
  Bamboo chicken weather, most of the year.

  Balaji Tiffin Centre | NTR Chowrastha | Bus Stand Road | 17.3372, 77.9051
  South Indian, Tiffins | tiffins | 10 | 72 | 6 | idli | pure veg
  tiffin 10, dosa 7, chai 3
  Sambar that travels well.

  Bismillah Biryani Centre | Ramaiahguda | Railway Station Road | 17.3395, 77.9082
  Biryani, Hyderabadi | late | 20 | 78 | 7 | biryani |
  biryani 9, slow 3, kebab 4, breads 4, drinks 2
  The deg opens when the Tandur passenger comes in.

  Millet Mane | Alampally | Hyderabad Road | 17.3349, 77.9132
  Millets, North Karnataka, Healthy | shut on Tuesdays | 20 | 92 | 7 | rotti | pure veg
  karnataka 8, village 4, rice 4, juice 4, meetha 2
  Jonna, ragi, korra: the fields around us.

  Hill Breeze Bakers | BJR Chowrastha | Main Road | 17.3366, 77.9021
  Bakery, Fast food | bakery | 12 | 80 | 6 | bakery |
  bakery 10, fastfood 6, chai 4, icecream 3
  Puffs at ten, puffs at four.

  Chinna Dragon | Gandhi Chowk | Market Lane | 17.3388, 77.9036
  Chinese, Fast food | evening | 14 | 78 | 6 | noodles |
  chinese 12, starters 7, rolls 3
  One wok, no waiting.
  `,
)
