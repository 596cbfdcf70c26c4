import { restaurants } from '../restaurant.ts'

/** Restaurants of Zaheerabad, the market town on the Mumbai highway. */
export const zaheerabad = restaurants(
  'zaheerabad',
  `
  Zaheer Shahi Dastar | NH-65 Bypass | Mumbai Highway, Allipur Crossroads | 17.6869, 77.6018
  Biryani, Hyderabadi, Tandoor | round the clock | 18 | 88 | 9 | biryani |
  biryani 9, kebab 6, curry 6, breads 5, starters 4, chai 2, meetha 2, drinks 3
  The lorries know it, the town loves it: hot at any hour.

  Sri Bhavani Tiffins | Bhavani Mandir Road | Opposite the temple tank | 17.6829, 77.6103
  South Indian, Tiffins | tiffins | 10 | 75 | 5 | idli | pure veg
  tiffin 10, dosa 8, chai 3
  First idli for the goddess, the second is yours.

  Noorani Biryani Point | Subhash Gunj | Near the cloth market | 17.6795, 77.6089
  Biryani, Hyderabadi | late | 20 | 80 | 7 | biryani |
  biryani 9, slow 3, kebab 4, breads 3, starters 4, drinks 2
  Friday's queue reaches the mosque.

  Kisan Jonna Rotte Mess | Market Yard | Agricultural Market Gate | 17.6762, 77.6031
  Telangana, Village meals | mess | 18 | 78 | 6 | village |
  village 11, meals 4, rice 3, karnataka 3
  Rotte off the wood fire for those who rose before the sun.

  Roshan Chai & Bakery | Old Bus Stand | Main Road | 17.6812, 77.6068
  Irani café, Bakery | chai | 8 | 72 | 5 | chai |
  chai 10, bakery 8, chaat 2
  Every bus waits five minutes longer here.

  Colony Corner Fast Food | Mahindra Colony | Factory Road | 17.6921, 77.6142
  Chinese, Fast food, Rolls | evening | 15 | 82 | 6 | noodles |
  chinese 11, starters 7, rolls 5, fastfood 3
  After the second shift, noodles.

  Anand Mithai & Chaat | Station Road | Near the railway gate | 17.6848, 77.5996
  Sweets, Chaat, Snacks | bakery | 10 | 80 | 6 | mithai | pure veg
  mithai 9, chaat 8, meetha 4, drinks 2
  Jalebi at four, gone by six.

  Deccan Mandi Junction | Hyderabad Road | Hadnoor Crossroads | 17.6742, 77.6191
  Arabian, Mandi | late | 25 | 90 | 8 | mandi |
  mandi 6, kebab 5, rolls 4, starters 4, meetha 2, drinks 2
  Bring the whole carload.

  Siddheshwar Khanavali | Bidar Road | Hugelli Crossroads | 17.6938, 77.5962
  North Karnataka, Meals | mess | 15 | 78 | 7 | rotti | pure veg
  karnataka 9, meals 3, rice 4, village 3, tiffin 3
  Rotti, ennegayi, shenga: the border on a plate.

  Cool Corner Juices | Rachannapet | Main Bazaar | 17.6804, 77.6047
  Juices, Ice cream, Shakes | bakery | 8 | 78 | 5 | juice | pure veg
  juice 9, icecream 7, drinks 3
  Sugarcane from the fields behind the town.
  `,
)
