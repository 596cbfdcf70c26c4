import { restaurants } from '../restaurant.ts'

/** Restaurants of Hyderabad and Secunderabad. All of them are invented; streets and places are real. */
export const hyderabad = restaurants(
  'hyderabad',
  `
  Deg & Dastarkhwan | Madhapur | Ayyappa Society Main Road | 17.4479, 78.3885
  Biryani, Hyderabadi, Kebabs | round the clock | 20 | 105 | 8 | biryani |
  biryani 11, kebab 6, slow 2, deccani 4, breads 4, meetha 3, drinks 4
  Degs on the fire day and night, for the shift that ends at four and the one that starts then.

  Char Kamaan Dum House | Charminar | Pathergatti Road, near the arches | 17.3641, 78.4752
  Biryani, Hyderabadi, Mughlai | late | 25 | 92 | 7 | biryani |
  biryani 9, slow 4, kebab 5, deccani 5, breads 5, meetha 4, drinks 2
  Sealed with dough, opened in front of you, since grandfather's days.

  Nawabi Rakabdar | Banjara Hills | Road No. 12, opposite the old bungalow | 17.4112, 78.4361
  Hyderabadi, Mughlai, Fine dining | lunch and dinner | 35 | 150 | 9 | shahi |
  deccani 9, biryani 6, kebab 8, slow 3, curry 5, breads 6, meetha 5
  The table of the Paigah houses, cooked slowly and packed warmly.

  Saffron Handi Kitchen | Jubilee Hills | Road No. 36, beside the metro pillar | 17.4313, 78.4068
  North Indian, Biryani, Tandoor | all day | 30 | 130 | 8 | curry |
  curry 11, kebab 7, biryani 6, breads 7, starters 4, meetha 2, drinks 4
  Clay handis, charcoal, and cream where cream belongs.

  Palleruchi Vindu | Gachibowli | DLF Road, Indira Nagar | 17.4432, 78.3519
  Telangana, Andhra, Country chicken | lunch and dinner | 30 | 115 | 8 | village |
  village 12, meals 5, biryani 4, starters 4, rice 4, meetha 2, drinks 3
  What Sunday tasted like in the village.

  Bommarillu Vantillu | Kukatpally | KPHB Phase 3, near the rythu bazaar | 17.4921, 78.3951
  Andhra, Meals, South Indian | tiffins and meals | 25 | 95 | 7 | thali |
  tiffin 6, dosa 6, meals 5, village 7, curry 4, rice 5, meetha 2
  A banana leaf, a ladle of pappu, and nobody counts the rice.

  Malgudi Tawa Tiffins | Ameerpet | Satyam Theatre Road | 17.4359, 78.4471
  South Indian, Dosa, Tiffins | tiffins | 12 | 90 | 6 | dosa | pure veg
  tiffin 9, dosa 10, chai 3, rice 3
  Batter ground at four, first dosa at half past six.

  Udayam Tiffin Room | Himayatnagar | Street No. 6, near Liberty | 17.4031, 78.4868
  South Indian, Tiffins, Filter coffee | tiffins and meals | 14 | 100 | 6 | idli | pure veg
  tiffin 10, dosa 8, meals 3, rice 4, chai 3, meetha 1
  Steel tumblers, hot idlis, the morning paper.

  Secunder Chai Khana | Secunderabad | Station Road, by the clock tower | 17.4392, 78.4977
  Irani café, Bakery, Snacks | chai | 10 | 85 | 6 | chai |
  chai 10, bakery 7, chaat 3, rolls 3
  Marble tables, double-storey tea, Osmania by the dozen.

  Gulzar Haleem Ghar | Charminar | Madina Circle | 17.3672, 78.4762
  Haleem, Hyderabadi, Kebabs | dawn and dusk | 15 | 100 | 8 | haleem |
  slow 6, deccani 4, kebab 6, biryani 4, breads 4, meetha 3
  Nine hours in the pot, nine minutes on the scooter.

  Al Waadi Mandi House | Mehdipatnam | Rethibowli, Inner Ring Road | 17.3951, 78.4327
  Arabian, Mandi, Grills | late | 25 | 108 | 8 | mandi |
  mandi 7, kebab 5, starters 5, rolls 3, breads 3, meetha 3, drinks 3
  One plate, many hands.

  Barkas Darbar Arabian Kitchen | Tolichowki | Seven Tombs Road | 17.3999, 78.4128
  Arabian, Mandi, Shawarma | late | 28 | 112 | 8 | mandi |
  mandi 6, rolls 5, kebab 4, slow 2, starters 3, breads 3, icecream 2, drinks 2
  Smoke, raisins and a whole leg of goat.

  Wok & Wagon | Gachibowli | Financial District, Nanakramguda | 17.4178, 78.3452
  Chinese, Asian, Momos | all day | 20 | 110 | 7 | noodles |
  chinese 13, starters 8, drinks 3
  Loud woks, quick boxes.

  Dragon Lantern Kitchen | Kondapur | Botanical Garden Road | 17.4622, 78.3641
  Chinese, Indo-Chinese | shut on Mondays | 22 | 100 | 7 | noodles |
  chinese 14, starters 9, rice 2, icecream 3
  Hyderabad's own Chinese: more chilli, please.

  Chowpati Chaat Corner | Abids | Jagdish Market Lane | 17.3917, 78.4759
  Chaat, Street food, Juices | evening | 10 | 85 | 5 | chaat | pure veg
  chaat 12, juice 6, icecream 4
  Open when the offices close.

  Mishri Mithai Bhandar | Koti | Sultan Bazaar, clock tower side | 17.3852, 78.4836
  Sweets, Mithai, Snacks | bakery | 10 | 105 | 8 | mithai | pure veg
  mithai 11, meetha 5, chaat 4, drinks 2
  Ghee you can smell from the bus stop.

  Deccan Oven Bakers | Nampally | Station Road, opposite the gardens | 17.3921, 78.4682
  Bakery, Cakes, Snacks | bakery | 15 | 98 | 7 | bakery |
  bakery 12, chai 5, fastfood 4, juice 3
  Biscuits for the train, cakes for the birthday.

  Barf & Berry | Banjara Hills | Road No. 1, near the lake | 17.4156, 78.4489
  Ice cream, Desserts, Shakes | late | 10 | 120 | 7 | icecream | pure veg
  icecream 10, juice 7, meetha 2
  Churned the slow way, gone the fast way.

  Rasoi Rajwada | Begumpet | Prakash Nagar Main Road | 17.4441, 78.4679
  Rajasthani, Thali, North Indian | lunch and dinner | 25 | 115 | 7 | thali | pure veg
  meals 5, curry 8, breads 5, chaat 5, mithai 4, drinks 3
  Dal, baati, churma, and then once more.

  Angeethi Junction | Sainikpuri | Defence Colony Road | 17.4911, 78.5514
  Punjabi, Tandoor, North Indian | lunch and dinner | 28 | 108 | 8 | curry |
  curry 12, kebab 7, breads 7, biryani 3, chaat 2, drinks 3
  Butter first, questions later.

  Roll Gaadi | Madhapur | Image Gardens Road | 17.4521, 78.3869
  Rolls, Shawarma, Burgers | past midnight | 12 | 95 | 6 | rolls |
  rolls 8, fastfood 7, juice 4, drinks 2
  Parked where the night is long.

  Peepal Street Pizza | Kukatpally | Forum Mall Road | 17.4849, 78.3893
  Pizza, Italian, Burgers | all day | 25 | 110 | 7 | pizza |
  fastfood 11, icecream 3, juice 3, bakery 3
  Two-day dough, tandoori paneer, no apologies.

  Grill Galli | Dilsukhnagar | Chaitanyapuri Crossroads | 17.3692, 78.5281
  Kebabs, Barbecue, Rolls | past midnight | 22 | 92 | 6 | kebab |
  kebab 11, rolls 4, breads 5, biryani 3, drinks 2
  Follow the smoke.

  Kodi Kura House | LB Nagar | Sagar Ring Road | 17.3489, 78.5501
  Andhra, Country chicken, Biryani | all day | 26 | 90 | 7 | village |
  village 9, biryani 6, starters 5, breads 3, rice 3, drinks 2
  Country hen, country temper.

  Godavari Ruchi Bhojanam | Punjagutta | Dwarakapuri Colony | 17.4279, 78.4519
  Andhra, Seafood, Meals | lunch and dinner | 26 | 112 | 7 | fish |
  meals 5, village 9, starters 6, biryani 4, rice 4, meetha 3
  Pulasa stories, prawn arguments, endless leaf meals.

  Falasa Juice Bar | Himayatnagar | Main Road, near the YMCA | 17.3998, 78.4889
  Juices, Shakes, Sandwiches | bakery | 8 | 95 | 5 | juice | pure veg
  juice 10, icecream 5, chaat 4, drinks 3
  Pressed when you order, never before.

  Laad Bazaar Nihari House | Charminar | Moti Galli | 17.3602, 78.4721
  Nihari, Hyderabadi, Breakfast | dawn and dusk | 15 | 95 | 7 | nihari |
  slow 6, deccani 5, breads 5, chai 4, kebab 4, meetha 2
  Simmering since you went to sleep.

  Tulasi Udupi Bhavan | Uppal | Survey of India Road | 17.4041, 78.5587
  Udupi, South Indian, North Indian | tiffins and meals | 15 | 92 | 7 | dosa | pure veg
  tiffin 8, dosa 9, meals 4, curry 6, chinese 4, chai 3
  Clean steel, clear sambar.

  Midnight Matka Biryani | Miyapur | Allwyn Crossroads | 17.4968, 78.3601
  Biryani, Fast food | past midnight | 18 | 94 | 8 | biryani |
  biryani 10, starters 7, chinese 5, drinks 3
  Biryani in clay, after the last show.

  Kaveri Benne Dosa | Manikonda | Puppalguda Road | 17.4012, 78.3861
  Karnataka, Dosa, Filter coffee | tiffins | 12 | 100 | 6 | dosa | pure veg
  dosa 9, tiffin 7, karnataka 5, chai 3
  White butter, red chutney, brown edges.

  Harita Bowl | Jubilee Hills | Film Nagar Road | 17.4189, 78.4129
  Healthy, Salads, Sandwiches | all day | 15 | 135 | 7 | salad | pure veg
  karnataka 4, chaat 3, juice 8, rice 3, fastfood 5
  Millets, sprouts, and dressing that is not an afterthought.

  Tarnaka Tandoor | Tarnaka | Street No. 1, near the university | 17.4282, 78.5389
  Tandoor, Biryani, Student meals | all day | 22 | 82 | 6 | kebab |
  kebab 7, biryani 6, curry 6, breads 5, chinese 5, drinks 3
  Full plates on a hostel budget.
  `,
)
