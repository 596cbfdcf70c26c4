import { restaurants } from '../restaurant.ts'

/** Restaurants of Sangareddy and the institute at Kandi. */
export const sangareddy = restaurants(
  'sangareddy',
  `
  Manjeera Dum Biryani | Pothireddypally | NH-65 Crossroads | 17.6111, 78.0932
  Biryani, Hyderabadi, Tandoor | late | 22 | 90 | 8 | biryani |
  biryani 10, kebab 6, starters 5, breads 4, curry 4, drinks 3
  Cooked with the river's water, as people say.

  Vaikunta Tiffins | Old Bus Stand | Collectorate Road | 17.6229, 78.0851
  South Indian, Tiffins, Meals | tiffins and meals | 12 | 80 | 6 | dosa | pure veg
  tiffin 9, dosa 8, meals 3, rice 3, chai 2
  Government clerks have tasted everything; they come here.

  Amma Chetti Vanta | Rajampet | Near the water tank | 17.6287, 78.0792
  Telangana, Country chicken | mess | 25 | 85 | 7 | village |
  village 12, meals 4, biryani 3, rice 3
  By mother's hand, with mother's portion.

  Campus Katta | Kandi | Institute Main Gate | 17.5946, 78.1231
  Chinese, Rolls, Burgers | past midnight | 15 | 84 | 6 | rolls |
  chinese 9, rolls 6, fastfood 7, juice 4
  Examination food.

  Taj-e-Deccan Mandi | Shanti Nagar | Bypass Road | 17.6192, 78.0972
  Arabian, Mandi, Kebabs | late | 26 | 94 | 8 | mandi |
  mandi 6, kebab 6, slow 3, breads 3, meetha 3
  Eight around one plate.

  Sri Lakshmi Sweets & Bakery | Main Bazaar | Gandhi Chowk | 17.6261, 78.0886
  Sweets, Bakery, Chaat | bakery | 10 | 82 | 6 | mithai | pure veg
  mithai 8, bakery 6, chaat 5, drinks 2
  Laddu for results day, cake for birthdays.

  Station Irani Café | Sadasivpet Road | Near the bus depot | 17.6243, 78.0781
  Irani café, Snacks | chai | 8 | 75 | 5 | chai |
  chai 10, bakery 5, chaat 3, rolls 2
  Two minutes of rest for one glass of chai.

  Haldi & Hing | Kandi | Outer Ring Road Exit 3 Road | 17.5861, 78.1302
  North Indian, Thali | lunch and dinner | 24 | 100 | 8 | curry | pure veg
  curry 9, meals 4, breads 6, chaat 4, mithai 3, drinks 3
  Vegetarian, and you will not notice.
  `,
)
